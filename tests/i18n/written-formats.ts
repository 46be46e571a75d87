import { readTexts } from '#harness/texts/locales.ts';
import { FORMATS_NAMESPACE, type Formats } from '#src/ui/i18n/formats.ts';
import { inCountry } from '#src/ui/i18n/in-country.ts';

/** The formats of a language as its file in `locales` has them, in a country where one is named. */
export function writtenFormats(language: string, country?: string): Formats {
  return inCountry(readTexts(language, FORMATS_NAMESPACE) as unknown as Formats, country);
}
