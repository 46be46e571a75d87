import { BRANDS } from '#src/commerce/brands.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import type { Setting } from '#harness/showroom/setting.ts';

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });
const tongues = new Intl.DisplayNames('en-GB', { type: 'language' });

export function countryName(code: Setting['country']): string {
  return regions.of(code) ?? code;
}

export function languageName(code: Setting['language']): string {
  return tongues.of(code) ?? code;
}

export function brandName(brand: Setting['brand']): string {
  return BRANDS[brand].name;
}

const SCREEN_NAMES: Readonly<Record<Setting['screen'], string>> = {
  320: 'Small phone',
  390: 'Phone',
  820: 'Tablet',
  1440: 'Desktop',
};

export function screenName(screen: Setting['screen']): string {
  return `${SCREEN_NAMES[screen]}, ${screen} px`;
}

/** By their English names. */
export const COUNTRIES_BY_NAME = COUNTRIES.map(({ code }) => code).toSorted((one, other) =>
  countryName(one).localeCompare(countryName(other), 'en'),
);
export const LANGUAGES_BY_NAME = TRANSLATED_LANGUAGES.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other), 'en'),
);
