/**
 * The least part of a list that is still as wanted: none of what is left can be left out alone (delta debugging,
 * Zeller and Hildebrandt). Large parts are left out first, from the end, where what matters least stands.
 *
 * @param isWanted is asked of ever smaller parts; the whole has to be wanted
 */
export function reduce<Item>(
  items: readonly Item[],
  isWanted: (part: readonly Item[]) => boolean,
): Item[] {
  let kept = [...items];
  for (let size = Math.ceil(kept.length / 2); size >= 1;) {
    let isLess = false;
    for (let to = kept.length; to > 0; to -= size) {
      const from = Math.max(0, to - size);
      const part = [...kept.slice(0, from), ...kept.slice(to)];
      if (!isWanted(part)) continue;
      kept = part;
      isLess = true;
    }
    if (size === 1 && !isLess) break;
    size = isLess && size === 1 ? 1 : Math.floor(size / 2) || 1;
  }
  return kept;
}
