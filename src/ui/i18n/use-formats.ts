import { FORMATS_NAMESPACE, type Formats } from './formats.ts';
import { useTranslation } from './use-translation.ts';

/** Applies a country's overrides to the formats of a language. */
export function inCountry(formats: Formats, country: string | undefined): Formats {
  const own = country === undefined ? undefined : formats.regions?.[country];
  return own ? { ...formats, ...own } : formats;
}

/**
 * Words and patterns of the shown language, with a country's overrides. Suspends until loaded.
 * @example formatDate(time, 'date', useFormats(store.countryCode))
 */
export function useFormats(country?: string): Formats {
  const { i18n } = useTranslation(FORMATS_NAMESPACE);
  return inCountry(i18n.getResourceBundle(i18n.language, FORMATS_NAMESPACE) as Formats, country);
}
