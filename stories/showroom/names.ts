import { BRANDS } from '#src/commerce/brands.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { countriesOf, languagesIn, type Setting } from '#harness/showroom/setting.ts';

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });
const tongues = new Intl.DisplayNames('en-GB', { type: 'language' });

/** English name of a country: `Portugal`. */
export function countryName(code: Setting['country']): string {
  return regions.of(code) ?? code;
}

/** English name of a language: `Portuguese`. */
export function languageName(code: Setting['language']): string {
  return tongues.of(code) ?? code;
}

/** Name of a brand: `Rivet & Loom`. */
export function brandName(brand: Setting['brand']): string {
  return BRANDS[brand].name;
}

const SCREEN_NAMES: Readonly<Record<Setting['screen'], string>> = {
  320: 'Small phone',
  390: 'Phone',
  820: 'Tablet',
  1440: 'Desktop',
};

/** Name and width of a screen: `Phone, 390 px`. */
export function screenName(screen: Setting['screen']): string {
  return `${SCREEN_NAMES[screen]}, ${screen} px`;
}

/**
 * Country of a scenario's store; the United Kingdom by default.
 *
 * @example countryOfStore('rl-be') // 'BE'
 */
export function countryOfStore(store: string): Setting['country'] {
  return COUNTRIES.find(({ code }) => store.endsWith(`-${code.toLowerCase()}`))?.code ?? 'GB';
}

/** Countries of a brand's stores, sorted by English name. */
export function countriesByName(brand: Setting['brand']): readonly Setting['country'][] {
  return byName(countriesOf(brand), countryName);
}

/** Languages of a brand's stores, sorted by English name. */
export function languagesByName(brand: Setting['brand']): readonly Setting['language'][] {
  return byName(languagesIn(brand), languageName);
}

function byName<Code>(codes: readonly Code[], nameOf: (code: Code) => string): readonly Code[] {
  return codes.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
}
