import { BRANDS, type Brand } from '#src/commerce/brands.ts';
import { COUNTRIES, type CountryCode } from '#src/commerce/countries.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';

export const SCREENS = [320, 390, 820, 1440] as const;
/** Window heights in CSS pixels, by width. */
export const SCREEN_HEIGHTS: Readonly<Record<Screen, number>> = {
  320: 640,
  390: 844,
  820: 1180,
  1440: 900,
};
/** Text sizes in percent. */
export const TEXT_SIZES = [100, 150, 200] as const;
export const SCHEMES = ['light', 'dark'] as const;
export const MOTIONS = ['full', 'reduce'] as const;
/** One page, all steps, one step on every screen, or one step in every language. */
export const VIEWS = ['walk', 'board', 'screens', 'languages'] as const;

export type Screen = (typeof SCREENS)[number];
export type View = (typeof VIEWS)[number];

/** Display settings of the showroom, stored in its URL. */
export interface Setting {
  brand: Brand;
  country: CountryCode;
  language: TranslatedLanguage;
  screen: Screen;
  scheme: (typeof SCHEMES)[number];
  text: (typeof TEXT_SIZES)[number];
  motion: (typeof MOTIONS)[number];
  view: View;
  /** Number of steps taken. Default: 0 in a walk, all for the shop alone. */
  step: number | undefined;
  log: boolean;
}

const HOME = 'GB';
const BRAND_KEYS = Object.keys(BRANDS) as Brand[];
const CODES = COUNTRIES.map(({ code }) => code);

/** Languages of a country's stores, default first. */
export function languagesOf(country: CountryCode): readonly TranslatedLanguage[] {
  return COUNTRIES.find(({ code }) => code === country)?.languages.map(({ code }) => code) ?? [];
}

export function countriesOf(brand: Brand): readonly CountryCode[] {
  const stores = storesOfBrand(brand);
  return CODES.filter((code) => stores.some(({ countryCode }) => countryCode === code));
}

export function languagesIn(brand: Brand): readonly TranslatedLanguage[] {
  const spoken = new Set(countriesOf(brand).flatMap(languagesOf));
  return TRANSLATED_LANGUAGES.filter((language) => spoken.has(language));
}

/** First country whose stores have a language; its home country preferred. */
export function countryOf(language: TranslatedLanguage, brand: Brand): CountryCode {
  const speaking = countriesOf(brand).filter((code) => languagesOf(code).includes(language));
  return speaking.find((code) => OWN[language] === code) ?? speaking[0] ?? HOME;
}

/** Home country of a language that several countries use. */
const OWN: Readonly<Partial<Record<TranslatedLanguage, CountryCode>>> = {
  en: 'GB',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  ru: 'RU',
};

/**
 * Reads a link's query string. Missing or invalid values get defaults: the denim brand in the United Kingdom on a wide
 * screen. A country implies its first language, a language its home country. A brand not sold there is replaced.
 *
 * @example readSetting('?brand=hm&country=pt').language // 'pt'
 */
export function readSetting(search: string): Setting {
  const said = new URLSearchParams(search);
  const country = oneOf(CODES, said.get('country')?.toUpperCase());
  const language = oneOf(TRANSLATED_LANGUAGES, said.get('language'));
  const brand = oneOf(BRAND_KEYS, said.get('brand')) ?? brandIn(country);
  const isSoldTo = country !== undefined && countriesOf(brand).includes(country);
  const place = isSoldTo ? country : language ? countryOf(language, brand) : HOME;
  const spoken = languagesOf(place);
  return {
    brand,
    country: place,
    language: language && spoken.includes(language) ? language : (spoken[0] ?? 'en'),
    screen: oneOf(SCREENS, Number(said.get('screen'))) ?? 1440,
    scheme: oneOf(SCHEMES, said.get('scheme')) ?? 'light',
    text: oneOf(TEXT_SIZES, Number(said.get('text'))) ?? 100,
    motion: oneOf(MOTIONS, said.get('motion')) ?? 'full',
    view: oneOf(VIEWS, said.get('view')) ?? 'walk',
    step: /^\d{1,3}$/.test(said.get('step') ?? '') ? Number(said.get('step')) : undefined,
    log: said.get('log') === 'open',
  };
}

/**
 * Query string of a link with changed settings; other parameters are unchanged. A new country may change the language,
 * and vice versa, if they do not match.
 *
 * @example changeSetting('?scenario=bag-voucher&brand=rl', { brand: 'hm' })
 */
export function changeSetting(search: string, change: Partial<Setting>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (value === undefined || value === false) next.delete(name);
    else next.set(name, textOf(value));
  const { brand, country, language } = { ...readSetting(search), ...change };
  if (!countriesOf(brand).includes(country)) {
    const place = countryOf(language, brand);
    next.set('country', textOf(place));
    if (!languagesOf(place).includes(language)) next.set('language', languagesOf(place)[0] ?? 'en');
  } else if (change.country !== undefined && !languagesOf(country).includes(language))
    next.set('language', languagesOf(country)[0] ?? 'en');
  else if (change.language !== undefined && !languagesOf(country).includes(language))
    next.set('country', textOf(countryOf(language, brand)));
  return `?${next.toString()}`;
}

/** Default brand of a country. */
function brandIn(country: CountryCode | undefined): Brand {
  return BRAND_KEYS.find((brand) => country && countriesOf(brand).includes(country)) ?? 'rl';
}

function textOf(value: string | number | boolean): string {
  if (value === true) return 'open';
  return CODES.some((code) => code === value) ? String(value).toLowerCase() : String(value);
}

function oneOf<Value extends string | number>(
  values: readonly Value[],
  value: unknown,
): Value | undefined {
  return values.find((one) => one === value);
}
