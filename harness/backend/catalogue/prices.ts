import { currencyFacts } from '#fixtures/catalogue/currencies.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';

function factorOf(currency: CurrencyCode): number {
  return currencyFacts(currency).factor;
}

/** Power of ten at the head of an amount. @example headOf(12500) // 10000 */
function headOf(amount: number): number {
  return 10 ** Math.floor(Math.log10(amount));
}

/** Rounds an amount to a step; at least one step. */
function rounded(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}

/**
 * Converts a euro price to a store's currency, in minor units. Rounds to whole units below 20, to fives below 1,000, to
 * fifties below 10,000, to five hundreds below 100,000.
 *
 * @example priceIn('GBP', 12500) // 11000
 */
export function priceIn(currency: CurrencyCode, euroMinor: number): number {
  const exact = euroMinor * factorOf(currency);
  return rounded(exact, exact < 2000 ? 100 : Math.max(500, headOf(exact) / 20));
}

/** Converts a fee to a store's currency, with its usual ending: `x.90` in currencies near the euro, else whole tens. */
export function feeIn(currency: CurrencyCode, euroMinor: number): number {
  const exact = euroMinor * factorOf(currency);
  return factorOf(currency) < 7 ? rounded(exact, 100) - 10 : rounded(exact, 1000);
}

/** Round amount for gift cards and thresholds: `100` euro become `100` pounds or `1100` crowns. */
export function roundAmountIn(currency: CurrencyCode, euroMinor: number): number {
  const factor = factorOf(currency);
  return euroMinor * (factor < 2 ? 1 : Math.round(factor));
}

/** Price after a markdown of at most `percent`, rounded up to a hundredth of its head. @example markedDown(12500, 30) // 8800 */
export function markedDown(price: number, percent: number): number {
  const step = Math.max(100, headOf(price) / 100);
  return Math.ceil((price * (100 - percent)) / 100 / step) * step;
}

/** Formats minor units for an answer. @example amountText(-1200) // '-12.00' */
export function amountText(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}
