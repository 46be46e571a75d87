/** RTE-18: where a product stands, if its answer does not say it. */
export function productPath(productId: string): string {
  return `/product-${encodeURIComponent(productId.toLowerCase())}`;
}
