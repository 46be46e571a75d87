import { currencyFacts } from '#fixtures/catalogue/currencies.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';

function factorOf(currency: CurrencyCode): number {
  return currencyFacts(currency).factor;
}

/**
 * Converts a euro price to a store's currency, in minor units, with that currency's usual ending: `x.90` in
 * currencies near the euro, whole tens in the others.
 *
 * @example priceIn('GBP', 12490) // 10790
 */
export function priceIn(currency: CurrencyCode, euroMinor: number): number {
  const exact = euroMinor * factorOf(currency);
  const step = factorOf(currency) < 7 ? 100 : 1000;
  const whole = Math.max(step, Math.round(exact / step) * step);
  return step === 100 ? whole - 10 : whole;
}

/** Round amount for gift cards and thresholds: `100` euro become `100` pounds or `1100` crowns. */
export function roundAmountIn(currency: CurrencyCode, euroMinor: number): number {
  const factor = factorOf(currency);
  return euroMinor * (factor < 2 ? 1 : Math.round(factor));
}

/** Price after a markdown in percent, with the currency's usual ending. */
export function markedDown(currency: CurrencyCode, price: number, percent: number): number {
  if (percent === 0) return price;
  const step = factorOf(currency) < 7 ? 100 : 1000;
  const whole = Math.max(step, Math.round((price * (100 - percent)) / 100 / step) * step);
  return step === 100 ? whole - 10 : whole;
}

/** Formats minor units for an answer. @example amountText(-1200) // '-12.00' */
export function amountText(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}
