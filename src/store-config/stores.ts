import { BRANDS, type Brand } from '../commerce/brands.ts';
import {
  COUNTRIES,
  type CountryCode,
  type CurrencyCode,
  type LanguageCode,
} from '../commerce/countries.ts';
import { commercePath } from '../ports/http/endpoints.ts';

/** CFG-10: no store for a name in the address; the name is the error's `cause`. */
function storeConfigNotFound(name: string): Error {
  return new Error('Store Config not found', { cause: name });
}

/** CFG-11: the store lacks this language. */
function siteNotFound(storeName: string, language: string): Error {
  return new Error(`Site config not found: store ${storeName}, language ${language}`);
}

/** CFG-12 */
function esitesNotFound(): Error {
  return new Error('Esites not found');
}

/**
 * One brand in one country and one language (CFG-02): ENT-01 without the parts that depend on the
 * address.
 */
export type Site = {
  storeId: string;
  brand: Brand;
  storeName: string;
  storeBrandName: string;
  /** Upper case: `GB`. */
  countryCode: CountryCode;
  language: LanguageCode;
  /** BCP 47: `de-AT`. */
  locale: string;
  langId: string;
  /** CFG-07: country code, with a language suffix in countries with several: `BE-FR`. */
  target: string;
  currencyCode: CurrencyCode;
  /** Fraction: 0.19. */
  storeVat: number;
  /** MEM-03: has the membership programme. */
  membershipLoyalty: boolean;
  /** ENT-01: site version for analytics. */
  siteVersion: string;
  /** CFG-08: public address of the site, without trailing slash. */
  SITE_URL: string;
  /** Path of the store's commerce API. */
  WCS_API: string;
};

const SITE_VERSION = '1';

function sitesOf(brand: Brand): Site[] {
  const { name, domain } = BRANDS[brand];
  return COUNTRIES.flatMap((of) => {
    const { code: country, stores, host, languages, currency, vat } = of;
    const storeId = stores[brand];
    if (storeId === null) return [];
    return languages.map(({ code: language, id }, order) => ({
      storeId,
      brand,
      storeName: `${brand.toUpperCase()}-${country}`,
      storeBrandName: name,
      countryCode: country,
      language,
      locale: `${language}-${country}`,
      langId: String(id),
      target: languages.length > 1 ? `${country}-${language.toUpperCase()}` : country,
      currencyCode: currency.code,
      storeVat: vat,
      membershipLoyalty: 'hasMembership' in of,
      siteVersion: SITE_VERSION,
      SITE_URL: `https://${host}.${domain}${order > 0 ? `/${language}` : ''}`,
      WCS_API: commercePath(storeId),
    }));
  });
}

const SITES: Readonly<Record<string, readonly Site[]>> = {
  rl: sitesOf('rl'),
  hm: sitesOf('hm'),
};

/**
 * All sites of a brand in store order; accepts any text from an address. Throws `Esites not
 * found` (CFG-12).
 */
export function storesOfBrand(brand: string): readonly Site[] {
  const sites = Object.hasOwn(SITES, brand) ? SITES[brand] : undefined;
  if (!sites?.length) throw esitesNotFound();
  return sites;
}

/**
 * Site of a store number, by default in its default language. Throws without one (CFG-10,
 * CFG-11).
 */
export function storeById(storeId: string, language?: string): Site {
  const sites = [...storesOfBrand('rl'), ...storesOfBrand('hm')];
  return pick(sites, (site) => site.storeId === storeId, storeId, language);
}

/**
 * Site of a brand in a country, by default in its default language. Throws without one (CFG-10,
 * CFG-11).
 */
export function storeOfCountry(brand: string, country: string, language?: string): Site {
  const code = country.toUpperCase();
  return pick(storesOfBrand(brand), (site) => site.countryCode === code, code, language);
}

function pick(
  sites: readonly Site[],
  isWanted: (site: Site) => boolean,
  name: string,
  language: string | undefined,
): Site {
  const ofCountry = sites.filter(isWanted);
  const [first] = ofCountry;
  if (!first) throw storeConfigNotFound(name);
  const site = language ? ofCountry.find((each) => each.language === language) : first;
  if (!site) throw siteNotFound(first.storeName, language ?? '');
  return site;
}
