import { diffArrays } from 'diff';

/** Two matching entries, or one without a match. */
export type Pair<Entry> =
  | { before: Entry; after: Entry }
  | { before: Entry; after: undefined }
  | { before: undefined; after: Entry };

/**
 * Aligns two lists by key, in order. Entries left over by the first key are aligned by the next one, within their gap.
 *
 * @param keys from the strictest to the loosest
 * @example align([1, 2], [2, 3], [String]) // 1 only before, 2 with 2, 3 only after
 */
export function align<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keys: readonly ((entry: Entry) => string)[],
): Pair<Entry>[] {
  const [key, ...looser] = keys;
  if (!key)
    return [
      ...before.map((entry) => ({ before: entry, after: undefined })),
      ...after.map((entry) => ({ before: undefined, after: entry })),
    ];
  if (before.length === 0 || after.length === 0) return align(before, after, []);
  const pairs: Pair<Entry>[] = [];
  let [from, to] = [0, 0];
  let gone: readonly Entry[] = [];
  let come: readonly Entry[] = [];
  const closeGap = () => {
    pairs.push(...align(gone, come, looser));
    [gone, come] = [[], []];
  };
  for (const { count, added, removed } of diffArrays(before.map(key), after.map(key))) {
    if (removed) {
      gone = [...gone, ...before.slice(from, from + count)];
      from += count;
    } else if (added) {
      come = [...come, ...after.slice(to, to + count)];
      to += count;
    } else {
      closeGap();
      for (let at = 0; at < count; at++)
        pairs.push({ before: before[from + at] as Entry, after: after[to + at] as Entry });
      from += count;
      to += count;
    }
  }
  closeGap();
  return pairs;
}
