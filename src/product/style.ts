/** Colourways of one style differ in their last three letters (RTE-18). */
export function isSameStyle(one: string, other: string): boolean {
  return one.slice(0, -3) === other.slice(0, -3);
}
