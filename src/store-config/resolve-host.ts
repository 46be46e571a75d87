import { BRANDS } from '../commerce/brands.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '../commerce/countries.ts';
import { storeOfCountry, storesOfBrand, type Site } from './stores.ts';

export type VisitedAddress = {
  /** Host with or without port. */
  host: string;
  path: string;
  /** `store` parameter: `de`, `hm` or `hm-de`. */
  storeOverride: string | null;
};

export type ResolvedSite = {
  site: Site;
  siteEnvironment: 'production' | 'test';
  /**
   * Part of the path with country or language, which precedes every route: ``, `/fr`, `/BE/FR`.
   */
  basename: string;
};

/** `brand` is the address's, possibly unknown. */
type Choice = { brand: string; country: string; basename: string; language?: string };

const TAILORED_LABEL = 'hollismarlowe';
const TEST_HOST = /(^|\.)localhost$|\.test$|^127\.0\.0\.1$|^\[::1\]$/;
const COUNTRY_PATH = /^\/([A-Z]{2})(?:\/([A-Z]{2}))?(?=\/|$)/; // RTE-19
const LANGUAGE_PATH = /^\/(de|fr|it|en)(?=\/|$)/; // RTE-20
const STORE_OVERRIDE = /^(?:(rl|hm|[a-z]{2}(?=-))(?:-(?=.)|$))?([a-z]{2})?$/;

/**
 * Resolves host, path and, on test hosts, the store override to a site (CFG-03…06). Throws
 * without one (CFG-10, CFG-11).
 */
export function resolveSite(address: VisitedAddress): ResolvedSite {
  const { brand, country, language, siteEnvironment, basename } = readAddress(address);
  return { site: storeOfCountry(brand, country, language), siteEnvironment, basename };
}

/**
 * CFG-11: as {@link resolveSite}, with fallbacks: the default language for a missing one, and the
 * brand's UK site without a store. Ignores a brand without sites (CFG-12). Also returns the error
 * for the log.
 */
export function resolveNearestSite(address: VisitedAddress): ResolvedSite & { error?: Error } {
  try {
    return resolveSite(address);
  } catch (error) {
    const asked = readAddress(address);
    const { brand, country, siteEnvironment, basename } = Object.hasOwn(BRANDS, asked.brand)
      ? asked
      : readAddress({ ...address, storeOverride: null });
    const code = country.toUpperCase();
    const ofCountry = storesOfBrand(brand).find(({ countryCode }) => countryCode === code);
    return {
      site: ofCountry ?? storeOfCountry(brand, DEFAULT_COUNTRY.code),
      siteEnvironment,
      basename,
      error: error instanceof Error ? error : new Error(String(error)),
    };
  }
}

function readAddress({ host, path, storeOverride }: VisitedAddress) {
  const isTest = isTestHost(host);
  const choice: Choice = {
    country: DEFAULT_COUNTRY.code,
    ...hostChoice(hostName(host)),
    ...(isTest && overrideChoice(storeOverride)),
    ...pathChoice(path),
  };
  return {
    ...choice,
    country: COUNTRIES.find((each) => each.host === choice.country)?.code ?? choice.country, // CFG-05
    siteEnvironment: isTest ? ('test' as const) : ('production' as const),
  };
}

/** CFG-15: true for hosts of developers and tests. */
export function isTestHost(host: string): boolean {
  return TEST_HOST.test(hostName(host));
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function hostChoice(host: string): { brand: string; country?: string } {
  const labels = host.split('.');
  const brand = labels.includes(TAILORED_LABEL) ? 'hm' : 'rl';
  const [first = ''] = labels;
  return /^[a-z]{2}$/.test(first) && labels.length > 1 ? { brand, country: first } : { brand };
}

function overrideChoice(override: string | null): { brand?: string; country?: string } {
  if (!override) return {};
  const match = STORE_OVERRIDE.exec(override.toLowerCase());
  if (!match) return { country: override };
  const [, brand, country] = match;
  return { ...(brand && { brand }), ...(country && { country }) };
}

function pathChoice(path: string): { basename: string; country?: string; language?: string } {
  const byCountry = COUNTRY_PATH.exec(path);
  if (byCountry) {
    const [basename, country = '', language] = byCountry;
    return {
      basename,
      country: country.toLowerCase(),
      ...(language && { language: language.toLowerCase() }),
    };
  }
  const [basename = '', language] = LANGUAGE_PATH.exec(path) ?? [];
  return { basename, ...(language && { language }) };
}
