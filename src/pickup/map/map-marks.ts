/** An item with its screen position, in pixels. */
export interface Placed {
  id: string;
  x: number;
  y: number;
}

/** Mark of one point, or of a group of overlapping points. */
export interface Mark {
  ids: string[];
  x: number;
  y: number;
}

/** Groups points closer than `gap` to the first of a group. */
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

/** Letter width and line height of a label, in pixels. */
const LETTER = 7.5;
const LINE = 18;

/** Returns the labels without overlaps; the first of two overlapping labels wins. */
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

/** Returns the largest round length up to `most`: 1, 2 or 5 times a power of ten. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
}
