const COLOURWAY = /(?<=\d)[A-Z]{3}$/;

/**
 * Colourways of one style differ in their last three letters; other ids (RTE-18) are compared
 * whole.
 */
export function isSameStyle(one: string, other: string): boolean {
  const isTold = COLOURWAY.test(one) && COLOURWAY.test(other);
  return isTold ? one.slice(0, -3) === other.slice(0, -3) : one === other;
}
