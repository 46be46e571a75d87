/** The name of a place, language or currency, in a language. */
export function nameOf(
  type: 'region' | 'language' | 'currency',
  code: string,
  language: string,
): string {
  return new Intl.DisplayNames([language], { type }).of(code) ?? code;
}
