import type { Money } from './money.ts';

/**
 * CUR-03: tax included in a price, price − price/(1 + vat), in minor units, rounded half away
 * from zero. `vat` is a fraction with up to four decimals. Uses integers, so that every machine
 * gets the same cent.
 *
 * @example taxOf(11900, 0.19) // 1900
 */
export function taxOf(price: Money, vat: number): Money {
  const rate = Math.round(vat * 10_000);
  const divisor = 2 * (10_000 + rate);
  const doubled = 2 * Math.abs(price) * rate + 10_000 + rate;
  const tax = (doubled - (doubled % divisor)) / divisor;
  return price < 0 ? 0 - tax : tax;
}
