import type { StyleRecord } from '#fixtures/catalogue/styles.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { createRandom } from '#src/kernel/random.ts';
import { markedDown, priceIn } from './prices.ts';

/** Earlier reductions of a style in percent: mostly none, always less than the current one. */
const EARLIER_PERCENT = [0, 0, 0, 10];

/**
 * Lowest price of the 30 days before a reduction, in minor units; undefined without a reduction. Above the
 * current price, at most the full price.
 */
export function priorPriceOf(
  { off, price, seed }: StyleRecord,
  currency: CurrencyCode,
): number | undefined {
  if (off === undefined) return undefined;
  const percent = createRandom(seed).pick(EARLIER_PERCENT);
  return markedDown(priceIn(currency, price), percent);
}
