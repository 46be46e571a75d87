const PRODUCT_ID = /-([a-z]{2}\d{4}[a-z]{3})$/i;

/** RTE-18: the last dash-separated segment, upper-cased. */
export function productIdOf(path: string): string | undefined {
  return PRODUCT_ID.exec(path)?.[1]?.toUpperCase();
}
