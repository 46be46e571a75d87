// Per euro. Prices are set per currency, not converted: the factor includes what the market bears.
const FACTORS: Readonly<Record<string, number>> = {
  EUR: 1,
  GBP: 0.86,
  CHF: 1.05,
  PLN: 4.4,
  RON: 5,
  DKK: 7.5,
  SEK: 11.2,
  CZK: 25,
  BGN: 1.96,
  RUB: 95,
  HUF: 395,
};

function factorOf(currency: string): number {
  return FACTORS[currency] ?? 1;
}

/**
 * A euro price in a store's currency, in minor units, with the ending that prices there have:
 * `x.90` in currencies near the euro, whole tens in the others.
 *
 * @example priceIn('GBP', 12490) // 10790
 */
export function priceIn(currency: string, euroMinor: number): number {
  const exact = euroMinor * factorOf(currency);
  const step = factorOf(currency) < 7 ? 100 : 1000;
  const whole = Math.max(step, Math.round(exact / step) * step);
  return step === 100 ? whole - 10 : whole;
}

/** A round amount, for gift cards and thresholds: `100` euro are `100` pounds or `1100` crowns. */
export function roundAmountIn(currency: string, euroMinor: number): number {
  const factor = factorOf(currency);
  return euroMinor * (factor < 2 ? 1 : Math.round(factor));
}

/** A price after a markdown in percent, with the same ending. */
export function markedDown(currency: string, price: number, percent: number): number {
  if (percent === 0) return price;
  const step = factorOf(currency) < 7 ? 100 : 1000;
  const whole = Math.max(step, Math.round((price * (100 - percent)) / 100 / step) * step);
  return step === 100 ? whole - 10 : whole;
}

/** Minor units as the backend writes them. @example amountText(-1200) // '-12.00' */
export function amountText(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}
