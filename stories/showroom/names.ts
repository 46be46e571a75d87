import { BRANDS } from '#src/commerce/brands.ts';
import { countriesOf, languagesIn, type Setting } from '#harness/showroom/setting.ts';

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

/** Where a brand sells, by the English names. */
export function countriesByName(brand: Setting['brand']): readonly Setting['country'][] {
  return byName(countriesOf(brand), countryName);
}

/** What a brand's stores speak, by the English names. */
export function languagesByName(brand: Setting['brand']): readonly Setting['language'][] {
  return byName(languagesIn(brand), languageName);
}

function byName<Code>(codes: readonly Code[], nameOf: (code: Code) => string): readonly Code[] {
  return codes.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
}
