import type { StyleRecord } from '#fixtures/catalogue/styles.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { createRandom } from '#src/kernel/random.ts';
import { markedDown, priceIn } from './prices.ts';

/** How much a style had been reduced before, in percent: mostly not at all, and never as far as now. */
const EARLIER_PERCENT = [0, 0, 0, 10];

/**
 * The lowest price of the 30 days before a reduction, in minor units; `undefined` for what is not
 * reduced. Above the price, and at most the full one.
 */
export function priorPriceOf(
  { off, price, seed }: StyleRecord,
  currency: CurrencyCode,
): number | undefined {
  if (off === undefined) return undefined;
  const percent = createRandom(seed).pick(EARLIER_PERCENT);
  return markedDown(currency, priceIn(currency, price), percent);
}
