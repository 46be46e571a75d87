import { type CountryCode, countryOf } from '../commerce/countries.ts';
import { MOST_GIFT_CARDS_IN_BAG } from '../commerce/limits.ts';
import type { Money } from '../commerce/money.ts';
import { METHOD_CODES, type MethodCode, methodOf } from '../commerce/payment-methods.ts';
import type { Site } from './stores.ts';

/**
 * CFG-14: limits and settings that are configurable by name. `IMAGE_QUALITY` in
 * `src/kernel/picture.ts` is set by the build.
 */
export type StoreLimits = {
  /** PAY-06: order totals between which a payment method is offered. */
  paymentLimits: Readonly<Record<MethodCode, { min: Money; max: Money }>>;
  /** GFT-05: most gift cards in a bag. */
  giftCardBasketMax: number;
  /** Order total above which parcels are taxed at the border; null inside the customs union. */
  customTaxOrderTotalThreshold: Money | null;
  /** STK-09: highest buyable quantity with a low-stock message. */
  lowStockMessage: number;
};

const LOW_STOCK = 3;

/** Countries outside the customs union, with slower restocking. */
const LOW_STOCK_IN: Readonly<Partial<Record<CountryCode, number>>> = { CH: 5, RU: 5 };

/** Limits of a site, in its currency. */
export function limitsOf({ countryCode }: Pick<Site, 'countryCode'>): StoreLimits {
  const { currency, customsThreshold } = countryOf(countryCode);
  const factor = 100 * currency.perEuro;
  const paymentLimits = METHOD_CODES.map((code) => {
    const [min, max] = methodOf(code).euros;
    return [code, { min: min * factor, max: max * factor }];
  });
  return {
    paymentLimits: Object.fromEntries(paymentLimits) as StoreLimits['paymentLimits'],
    giftCardBasketMax: MOST_GIFT_CARDS_IN_BAG,
    customTaxOrderTotalThreshold: customsThreshold === null ? null : 100 * customsThreshold,
    lowStockMessage: LOW_STOCK_IN[countryCode] ?? LOW_STOCK,
  };
}

/** Total of an order and its part for gift cards. */
export interface BorderValue {
  total: Money;
  giftCards: Money;
}

/**
 * CFG-14: true if the destination country taxes the order at the border, so that its price does
 * not include tax. Gift cards are e-mailed and cross no border.
 */
export function isTaxedAtBorder(
  { total, giftCards }: BorderValue,
  { customTaxOrderTotalThreshold: threshold }: Pick<StoreLimits, 'customTaxOrderTotalThreshold'>,
): boolean {
  return threshold !== null && total - giftCards > threshold;
}
