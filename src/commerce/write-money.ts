import type { Money } from './money.ts';

/**
 * Writes minor units for the backend.
 *
 * @example writeMoney(9990) // '99.90'
 */
export function writeMoney(amount: Money): string {
  return (amount / 100).toFixed(2);
}
