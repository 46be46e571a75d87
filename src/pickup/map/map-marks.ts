/** Something at a place of the screen, in pixels. */
export interface Placed {
  id: string;
  x: number;
  y: number;
}

/** Points that stand for themselves, or several that are too close to be told apart. */
export interface Mark {
  ids: string[];
  x: number;
  y: number;
}

/** Puts points together that are closer than `gap` to the first of them. */
export function marksOf(points: readonly Placed[], gap: number): Mark[] {
  const marks: (Mark & { all: Placed[] })[] = [];
  for (const point of points) {
    const near = marks.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < gap);
    if (near) {
      near.ids.push(point.id);
      near.all.push(point);
    } else {
      marks.push({ ids: [point.id], x: point.x, y: point.y, all: [point] });
    }
  }
  return marks.map(({ ids, all }) => ({
    ids,
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  }));
}

/** Width of a letter and height of a line of a label, in pixels. */
const LETTER = 7.5;
const LINE = 18;

/** The labels that can stand beside each other; of two that meet the first. */
export function withoutOverlaps<Label extends Placed & { name: string }>(
  labels: readonly Label[],
): Label[] {
  const kept: Label[] = [];
  for (const label of labels) {
    const meets = kept.some(
      (other) =>
        Math.abs(other.y - label.y) < LINE &&
        Math.abs(other.x - label.x) < (LETTER * (other.name.length + label.name.length)) / 2,
    );
    if (!meets) kept.push(label);
  }
  return kept;
}

/** The longest round length of at most so many units: 1, 2 or 5 with noughts. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
}
