import { currencyFacts } from '#fixtures/catalogue/currencies.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';

function factorOf(currency: CurrencyCode): number {
  return currencyFacts(currency).factor;
}

/**
 * A euro price in a store's currency, in minor units, with the ending that prices there have:
 * `x.90` in currencies near the euro, whole tens in the others.
 *
 * @example priceIn('GBP', 12490) // 10790
 */
export function priceIn(currency: CurrencyCode, euroMinor: number): number {
  const exact = euroMinor * factorOf(currency);
  const step = factorOf(currency) < 7 ? 100 : 1000;
  const whole = Math.max(step, Math.round(exact / step) * step);
  return step === 100 ? whole - 10 : whole;
}

/** A round amount, for gift cards and thresholds: `100` euro are `100` pounds or `1100` crowns. */
export function roundAmountIn(currency: CurrencyCode, euroMinor: number): number {
  const factor = factorOf(currency);
  return euroMinor * (factor < 2 ? 1 : Math.round(factor));
}

/** A price after a markdown in percent, with the same ending. */
export function markedDown(currency: CurrencyCode, price: number, percent: number): number {
  if (percent === 0) return price;
  const step = factorOf(currency) < 7 ? 100 : 1000;
  const whole = Math.max(step, Math.round((price * (100 - percent)) / 100 / step) * step);
  return step === 100 ? whole - 10 : whole;
}

/** Minor units as the backend writes them. @example amountText(-1200) // '-12.00' */
export function amountText(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}
