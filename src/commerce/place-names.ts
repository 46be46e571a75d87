/** The name of a place, language or currency, in a language. */
export function nameOf(
  type: 'region' | 'language' | 'currency',
  code: string,
  language: string,
): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code; // It has not the shape of one.
  }
}
