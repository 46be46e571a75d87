import { BRANDS, type Brand } from '#src/commerce/brands.ts';
import { COUNTRIES, type CountryCode } from '#src/commerce/countries.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** How wide the shop's window can be, in CSS pixels. */
export const SCREENS = [320, 390, 820, 1440] as const;
/** How high each of these windows is, in CSS pixels. */
export const SCREEN_HEIGHTS: Readonly<Record<Screen, number>> = {
  320: 640,
  390: 844,
  820: 1180,
  1440: 900,
};
/** How large a visitor's letters can be, in percent. */
export const TEXT_SIZES = [100, 150, 200] as const;
/** The colour schemes that a visitor can wish for. */
export const SCHEMES = ['light', 'dark'] as const;
/** How much a visitor wants to see move. */
export const MOTIONS = ['full', 'reduce'] as const;
/** One page, every step, one step on every screen, or one step in every language. */
export const VIEWS = ['walk', 'board', 'screens', 'languages'] as const;

export type Screen = (typeof SCREENS)[number];
export type View = (typeof VIEWS)[number];

/** What a visitor of the showroom has chosen to see, as a link holds it. */
export interface Setting {
  brand: Brand;
  country: CountryCode;
  language: TranslatedLanguage;
  screen: Screen;
  scheme: (typeof SCHEMES)[number];
  text: (typeof TEXT_SIZES)[number];
  motion: (typeof MOTIONS)[number];
  view: View;
  /** Steps taken. Where it is not said, a walk is at its beginning, and the shop by itself at the end. */
  step: number | undefined;
  log: boolean;
}

const HOME = 'GB';
const BRAND_KEYS = Object.keys(BRANDS) as Brand[];
const CODES = COUNTRIES.map(({ code }) => code);

/** Languages that a country's stores speak, its own first. */
export function languagesOf(country: CountryCode): readonly TranslatedLanguage[] {
  return COUNTRIES.find(({ code }) => code === country)?.languages.map(({ code }) => code) ?? [];
}

/** Countries that a brand has stores for. */
export function countriesOf(brand: Brand): readonly CountryCode[] {
  const stores = storesOfBrand(brand);
  return CODES.filter((code) => stores.some(({ countryCode }) => countryCode === code));
}

/** Languages that a brand's stores speak. */
export function languagesIn(brand: Brand): readonly TranslatedLanguage[] {
  const spoken = new Set(countriesOf(brand).flatMap(languagesOf));
  return TRANSLATED_LANGUAGES.filter((language) => spoken.has(language));
}

/** The first country whose stores speak a language; its own where it speaks nothing else. */
export function countryOf(language: TranslatedLanguage, brand: Brand): CountryCode {
  const speaking = countriesOf(brand).filter((code) => languagesOf(code).includes(language));
  return speaking.find((code) => OWN[language] === code) ?? speaking[0] ?? HOME;
}

/** Where a language that several countries speak is at home. */
const OWN: Readonly<Partial<Record<TranslatedLanguage, CountryCode>>> = {
  en: 'GB',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  ru: 'RU',
};

/**
 * Reads a link's search. What it does not say, or says wrongly, is as it is at first: the denim brand in
 * the United Kingdom, on a wide screen. A country alone speaks its first language, a language alone is
 * that of its country, and a brand is not seen where it does not sell.
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
 * A link's search with other choices in it; what else it holds stays. Another country brings its first
 * language along, another language its country, where they do not go together.
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

/** The brand that is seen in a country, where none is said. */
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
