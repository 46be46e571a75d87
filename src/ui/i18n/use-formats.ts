import { FORMATS_NAMESPACE, type Formats, formatsIn } from './formats.ts';
import { useTranslation } from './use-translation.ts';

/**
 * Words and patterns of the language that is shown, in a country where one is named. Loads them if they are missing.
 *
 * @example formatDate(time, 'date', useFormats(store.countryCode))
 */
export function useFormats(country?: string): Formats {
  const { i18n } = useTranslation(FORMATS_NAMESPACE);
  return formatsIn(i18n, country);
}
