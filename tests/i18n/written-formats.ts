import { readTexts } from '#harness/texts/locales.ts';
import { FORMATS_NAMESPACE, type Formats } from '#src/ui/i18n/formats.ts';
import { inCountry } from '#src/ui/i18n/use-formats.ts';

/** Formats of a language from its file in `locales`, for a country if given. */
export function writtenFormats(language: string, country?: string): Formats {
  return inCountry(readTexts(language, FORMATS_NAMESPACE) as unknown as Formats, country);
}
