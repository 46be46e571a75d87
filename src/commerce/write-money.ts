import type { Money } from './money.ts';

/**
 * Minor units as the backend reads them.
 *
 * @example writeMoney(9990) // '99.90'
 */
export function writeMoney(amount: Money): string {
  return (amount / 100).toFixed(2);
}
