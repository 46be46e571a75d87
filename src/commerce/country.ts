import type { Brand } from './brands.ts';
import type { Currency } from './currency.ts';
import type { SizeSystem } from './local-size.ts';

/** A language of some site. It is stated with the country that it is at home in. */
export type Language = {
  /** ISO 639-1. */
  code: string;
  /** The commerce backend's number of it. */
  id: number;
};

/** All that is so by country and not by shop, language or law of the moment. One file a country; how its addresses are written stands in `address-rules`. */
export type Country = {
  /** ISO 3166-1, upper case. */
  code: string;
  /** ADR-01, ADR-02: the number of each brand's store; null where the brand is not sold. */
  stores: Readonly<Record<Brand, string | null>>;
  /** First label of its sites' host names. */
  host: string;
  /** Of its sites, one each; the first is the default. */
  languages: readonly [Language, ...Language[]];
  currency: Currency;
  /** The standard rate as of 2026, as a fraction: 0.19. */
  vat: number;
  /** The part of it whose holidays count, by ISO 3166-2 without the country; those of all of it where none is named. */
  holidaysOf?: string;
  /** CFG-14: the order total, in whole units, above which parcels are taxed at the border; null inside the customs union. */
  customsThreshold: number | null;
  /** MEM-03: its stores have the membership programme. */
  hasMembership?: true;
  /** Unit of its signposts, where that is not the kilometre. */
  signposts?: 'mile';
  /** Whose numbers clothes are sold by. */
  sizes: SizeSystem;
};
