/** RTE-18: path of a product whose answer lacks one. */
export function productPath(productId: string): string {
  return `/product-${encodeURIComponent(productId.toLowerCase())}`;
}
