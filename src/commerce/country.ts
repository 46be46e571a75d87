import type { Brand } from './brands.ts';
import type { SizeSystem } from './local-size.ts';

/** Language of a site, declared with its home country. */
export type Language = {
  /** ISO 639-1. */
  code: string;
  /** Language id of the commerce backend. */
  id: number;
};

/**
 * Facts of a country that depend neither on brand and language nor on current law. One file per
 * country; address formats are in `address-rules`.
 */
export type Country = {
  /** ISO 3166-1, upper case. */
  code: string;
  /** ADR-01, ADR-02: store number of each brand; null without a store. */
  stores: Readonly<Record<Brand, string | null>>;
  /** First label of the sites' host names. */
  host: string;
  /** Languages of the sites; the first is the default. */
  languages: readonly [Language, ...Language[]];
  currency: Currency;
  /** Standard VAT rate of 2026, as a fraction: 0.19. */
  vat: number;
  /**
   * Region whose public holidays count, by ISO 3166-2 without the country; nationwide holidays by
   * default.
   */
  holidaysOf?: string;
  /**
   * CFG-14: order total in whole units above which parcels are taxed at the border; null inside
   * the customs union.
   */
  customsThreshold: number | null;
  /** MEM-03: the stores have the membership programme. */
  hasMembership?: true;
  /** Unit of distances; the kilometre by default. */
  signposts?: 'mile';
  /** Size system of clothes. */
  sizes: SizeSystem;
};

/** Facts of a currency. The currency of a single country is declared in the country's file. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  /** Approximate units per euro, for limits that are round sums in euros (CFG-14). */
  perEuro: number;
  /** CUR-02: fixed locale of its amounts; null for the page's. */
  locale: string | null;
};

export const EUR = { code: 'EUR', perEuro: 1, locale: null } as const satisfies Currency;
