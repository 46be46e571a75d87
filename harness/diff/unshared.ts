/** Members of two lists without a match in the other one, in their order; a match counts once. */
export function unshared<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): { before: Item[]; after: Item[] } {
  const left = after.map((item) => ({ item, key: keyOf(item) }));
  const gone = before.filter((item) => {
    const key = keyOf(item);
    const at = left.findIndex((other) => other.key === key);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { before: gone, after: left.map(({ item }) => item) };
}
