export type Pieces = Readonly<Record<string, number>>;

/** True if two bags have equal contents. */
export function isSamePieces(one: Pieces, other: Pieces): boolean {
  const variantIds = Object.keys(one);
  return (
    variantIds.length === Object.keys(other).length &&
    variantIds.every((id) => one[id] === other[id])
  );
}
