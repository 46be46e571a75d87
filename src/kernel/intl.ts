/**
 * The only module that uses the engine's `Intl`. Engines have different CLDR versions and would
 * format differently than the server. Numbers, money and dates therefore use generated data (`npm
 * run generate -- countries`). The rest is never hydrated or is independent of versions:
 * characters, the order of names, names of countries, and lists.
 */

/** Compares two names by a language's alphabet. */
export function compareNames(one: string, other: string, language: string): number {
  return one.localeCompare(other, language);
}

/** Name of a region, language or currency in a language; the code without one. */
export function nameOf(
  type: 'region' | 'language' | 'currency',
  code: string,
  language: string,
): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code; // Throws for a malformed code.
  }
}

/** Joins names with commas and the language's "and". */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names);
}

/** Graphemes of a text. */
export function* graphemes(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en').segment(text)) yield segment;
}
