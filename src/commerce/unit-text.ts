/** Patterns of units by name, such as `{0} km`. */
export type Units = Readonly<Record<string, string>>;

/**
 * Formats a number with its unit; the number alone if the language has no pattern.
 *
 * @example unitText('1.2', 'kilometer', units) // '1.2 km'
 */
export function unitText(number: string, unit: string, units: Units): string {
  return (units[unit] ?? '{0}').replace('{0}', number);
}
