/** RTE-18: path of a product whose answer lacks one. */
export function productPath(productId: string): string {
  return `/product-${encodeURIComponent(productId.toLowerCase())}`;
}

const LAST_SEGMENT = /-([a-z\d_]{6,40})$/i;
const DIGITS = /\d/g;

/**
 * RTE-18: last dash-separated segment in upper case. Ids have at least six characters and three
 * digits, unlike words and years.
 */
export function productIdOf(path: string): string | undefined {
  const [, id = ''] = LAST_SEGMENT.exec(path) ?? [];
  return (id.match(DIGITS)?.length ?? 0) >= 3 ? id.toUpperCase() : undefined;
}
