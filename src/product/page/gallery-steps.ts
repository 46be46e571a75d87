/** Index of the picture that a key selects; `undefined` for any other key. */
export function pictureByKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface Box {
  offsetLeft: number;
}

interface Rail {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
  children: Iterable<unknown>;
}

/**
 * Index of the frame at the start of the rail. At the end, returns `chosen` if that frame cannot
 * scroll to the start.
 */
export function frameInSight(rail: Rail, chosen: number): number {
  const { scrollLeft, clientWidth, scrollWidth } = rail;
  const starts = [...rail.children].map((frame) => (frame as Box).offsetLeft);
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  const nearest = distances.indexOf(Math.min(...distances));
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return isAtEnd && chosen > nearest && chosen < starts.length ? chosen : nearest;
}
