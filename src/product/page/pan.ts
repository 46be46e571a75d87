/** So far a press of an arrow key moves the picture, in CSS pixels. */
const STEP = 96;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves what is seen of a picture; `undefined` for every other key. */
export function panByKey(key: string): { x: number; y: number } | undefined {
  const [x, y] = WAYS[key] ?? [];
  return x === undefined || y === undefined ? undefined : { x: x * STEP, y: y * STEP };
}
