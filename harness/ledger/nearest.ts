/**
 * Returns the most similar name by edit distance; `undefined` for an empty list.
 *
 * @example nearestTo('cart/addItems', ['cart/addItem', 'cart/show']) // 'cart/addItem'
 */
export function nearestTo(name: string, names: Iterable<string>): string | undefined {
  let nearest: { name: string; changes: number } | undefined;
  for (const candidate of names) {
    const changes = changesBetween(name, candidate);
    if (!nearest || changes < nearest.changes) nearest = { name: candidate, changes };
  }
  return nearest?.name;
}

/** Damerau–Levenshtein distance: a transposition counts as one change. */
function changesBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, line];
  }
  return at(last, other.length);
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Infinity;
}
