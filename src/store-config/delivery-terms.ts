import type { CurrencyCode } from '../commerce/countries.ts';
import type { Money } from '../commerce/money.ts';
import type { Site } from './stores.ts';

/** Terms of standard delivery and returns, for search engines. */
export interface DeliveryTerms {
  /** Cost of standard delivery. */
  cost: Money;
  /** Order value from which standard delivery is free. */
  freeFrom: Money;
  /** Days for free returns by mail or in a shop. */
  returnDays: number;
}

/** Minor units. */
const TERMS: Readonly<Record<CurrencyCode, readonly [cost: Money, freeFrom: Money]>> = {
  EUR: [490, 10_000],
  GBP: [390, 10_000],
  CHF: [490, 10_000],
  CZK: [13_000, 250_000],
  DKK: [4000, 80_000],
  HUF: [198_000, 3_950_000],
  PLN: [2190, 40_000],
  RON: [2490, 50_000],
  RUB: [48_000, 950_000],
  SEK: [6000, 110_000],
};

const RETURN_DAYS = 30;

/** Terms of a site, in its currency. */
export function deliveryTermsOf({ currencyCode }: Pick<Site, 'currencyCode'>): DeliveryTerms {
  const [cost, freeFrom] = TERMS[currencyCode];
  return { cost, freeFrom, returnDays: RETURN_DAYS };
}
