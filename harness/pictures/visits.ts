import { GROUPS } from '#fixtures/catalogue/words.ts';
import { loadTextsIn, textIn } from '#harness/backend/texts.ts';
import type { ShownLanguage } from '#harness/texts/languages.ts';
import { PSEUDO } from '#harness/texts/pseudo.ts';
import { type Words, shopWords } from '#harness/texts/words.ts';
import { COUNTRIES, type CountryCode, DEFAULT_COUNTRY } from '#src/commerce/countries.ts';
import { type Site, storesOfBrand } from '#src/store-config/stores.ts';
import { type TranslatedLanguage, shownLanguage } from '#src/ui/i18n/languages.ts';

/** A visitor of a brand in a language: the shop's address and its content. */
export interface Visit {
  brand: 'rl' | 'hm';
  name: string;
  host: string;
  country: CountryCode;
  site: Site;
  product: string;
  campaign: string;
  search: string;
  words: Words;
  /** URL of a path in this visit. */
  at(path: string): string;
}

const BRANDS = [
  {
    brand: 'rl',
    name: 'Rivet & Loom',
    host: '',
    product: '/foundry-straight-jean-rl0101rin',
    campaign: 'xcomreg=RIVETROW&mockXcomregDate=2026-11-20',
  },
  {
    brand: 'hm',
    name: 'Hollis Marlowe',
    host: 'hollismarlowe.',
    product: '/marlowe-suit-trousers-hm1701her',
    campaign: 'xcomreg=MARLOWEHOUSE&mockXcomregDate=2026-12-04',
  },
] as const;

/** Brands with a visit. */
export const VISITED_BRANDS = BRANDS.map(({ brand }) => brand);

/** The site of a brand whose only language this is; not every brand is sold in every country. */
function siteOf(brand: 'rl' | 'hm', language: TranslatedLanguage): Site | undefined {
  const alone = storesOfBrand(brand).filter(({ target }) => !target.includes('-'));
  return language === 'en'
    ? alone.find(({ countryCode }) => countryCode === DEFAULT_COUNTRY.code)
    : alone.find((site) => shownLanguage(site.language) === language);
}

/** Visits of both brands in a language, if sold there. Pseudo-localized texts are shown in the international shop. */
export async function visitsIn(language: ShownLanguage): Promise<Visit[]> {
  const spoken = language === PSEUDO ? 'en' : language;
  await loadTextsIn(spoken);
  const words = shopWords(language);
  const search = (textIn(GROUPS['shirts'], spoken) ?? '').toLowerCase();
  return BRANDS.flatMap((brand) => {
    const site = siteOf(brand.brand, spoken);
    if (!site) return [];
    const { host } = COUNTRIES.find(({ code }) => code === site.countryCode) ?? DEFAULT_COUNTRY;
    const isDefault = site.countryCode === DEFAULT_COUNTRY.code;
    return {
      ...brand,
      host: (isDefault ? '' : `${host}.`) + brand.host,
      country: site.countryCode,
      site,
      search: spoken === 'en' ? 'shirt' : search,
      words,
      at: (path: string) =>
        language === PSEUDO ? `${path}${path.includes('?') ? '&' : '?'}lng=${PSEUDO}` : path,
    };
  });
}
