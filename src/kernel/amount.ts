import { pattern, string } from 'superstruct';

/** An amount as the backend writes it: two decimals, e.g. `'99.90'` or `'-12.00'`. */
export const Amount = pattern(string(), /^-?\d{1,10}\.\d{2}$/);

/**
 * Reads a backend amount into integer minor units.
 *
 * @example readAmount('99.90') // 9990
 */
export function readAmount(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/**
 * Writes integer minor units as the backend's amount.
 *
 * @example writeAmount(-1200) // '-12.00'
 */
export function writeAmount(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2);
}
