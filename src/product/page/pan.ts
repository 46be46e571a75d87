/** Distance that an arrow key pans, in CSS pixels. */
const STEP = 96;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Offset that a key pans; `undefined` for any other key. */
export function panByKey(key: string): { x: number; y: number } | undefined {
  const [x, y] = WAYS[key] ?? [];
  return x === undefined || y === undefined ? undefined : { x: x * STEP, y: y * STEP };
}
