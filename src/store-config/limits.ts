import { type CountryCode, countryOf } from '../commerce/countries.ts';
import { MOST_GIFT_CARDS_IN_BAG } from '../commerce/limits.ts';
import type { Money } from '../commerce/money.ts';
import { METHOD_CODES, type MethodCode, methodOf } from '../commerce/payment-methods.ts';
import type { Site } from './stores.ts';

/** CFG-14: the limits and settings that are configurable by name. `IMAGE_QUALITY` of `src/kernel/picture.ts` is one of the build. */
export type StoreLimits = {
  /** PAY-06: the order totals between which a payment method is offered. */
  paymentLimits: Readonly<Record<MethodCode, { min: Money; max: Money }>>;
  /** GFT-05: how many gift cards one bag holds. */
  giftCardBasketMax: number;
  /** The order total above which the parcel is taxed at the border; null inside the customs union. */
  customTaxOrderTotalThreshold: Money | null;
  /** STK-09: at this buyable quantity and below, a size says how few are left. */
  lowStockMessage: number;
};

const LOW_STOCK = 3;

/** Countries outside the customs union, where restocking takes longer. */
const LOW_STOCK_IN: Readonly<Partial<Record<CountryCode, number>>> = { CH: 5, RU: 5 };

/** The limits of a site, in its own currency. */
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

/** Total of an order and the part of it that buys gift cards. */
export interface BorderValue {
  total: Money;
  giftCards: Money;
}

/**
 * CFG-14: true where the country that an order comes to taxes it, and not its price. Gift cards are sent by e-mail and
 * cross no border.
 */
export function isTaxedAtBorder(
  { total, giftCards }: BorderValue,
  { customTaxOrderTotalThreshold: threshold }: Pick<StoreLimits, 'customTaxOrderTotalThreshold'>,
): boolean {
  return threshold !== null && total - giftCards > threshold;
}
