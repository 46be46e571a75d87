const LAST_SEGMENT = /-([a-z\d_]{6,40})$/i;
const DIGITS = /\d/g;

/**
 * RTE-18: the last dash-separated segment, upper-cased. A word is no id, nor is a year: ids have
 * three digits or more, and six characters.
 */
export function productIdOf(path: string): string | undefined {
  const [, id = ''] = LAST_SEGMENT.exec(path) ?? [];
  return (id.match(DIGITS)?.length ?? 0) >= 3 ? id.toUpperCase() : undefined;
}
