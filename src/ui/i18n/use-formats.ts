import { FORMATS_NAMESPACE, type Formats } from './formats.ts';
import { inCountry } from './in-country.ts';
import { useTranslation } from './use-translation.ts';

/**
 * Words and patterns of the shown language, with a country's overrides. Suspends until loaded.
 * @example formatDate(time, 'date', useFormats(store.countryCode))
 */
export function useFormats(country?: string): Formats {
  const { i18n } = useTranslation(FORMATS_NAMESPACE);
  return inCountry(i18n.getResourceBundle(i18n.language, FORMATS_NAMESPACE) as Formats, country);
}
