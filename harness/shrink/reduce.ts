/**
 * Minimal part of a list with a property: removing any single item loses it (delta debugging, Zeller and
 * Hildebrandt). Removes large parts first, from the end, because the least relevant items are there.
 *
 * @param isWanted tests ever smaller parts; must be true for the whole
 */
export async function reduce<Item>(
  items: readonly Item[],
  isWanted: (part: readonly Item[]) => boolean | Promise<boolean>,
): Promise<Item[]> {
  let kept = [...items];
  for (let size = Math.ceil(kept.length / 2); size >= 1;) {
    let isLess = false;
    for (let to = kept.length; to > 0; to -= size) {
      const from = Math.max(0, to - size);
      const part = [...kept.slice(0, from), ...kept.slice(to)];
      if (!(await isWanted(part))) continue;
      kept = part;
      isLess = true;
    }
    if (size === 1 && !isLess) break;
    size = isLess && size === 1 ? 1 : Math.floor(size / 2) || 1;
  }
  return kept;
}
