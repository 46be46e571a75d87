import { numberStyleOf } from './number-styles.ts';

const GROUP = 3;

/** Fewest and most fraction digits. */
export interface Digits {
  least?: number;
  most?: number;
}

/**
 * Formats a number in a locale, equally in every engine; whole by default.
 *
 * @example numberText(1234.56, 'de-DE', { most: 1 }) // '1.234,6'
 */
export function numberText(value: number, locale: string, digits: Digits = {}): string {
  const { separators, leastGrouped, minus } = numberStyleOf(locale);
  const text = digitsText(Math.abs(value), separators, leastGrouped, digits);
  return value < 0 && /[1-9]/.test(text) ? minus + text : text;
}

/**
 * Formats digits with decimal and group separators, such as `.,`. `value` is not negative. Rounds
 * the shortest decimal text half away from zero, so that 8.05 is not 8.0499….
 */
export function digitsText(
  value: number,
  [decimal = '', group = '']: string,
  leastGrouped: number,
  { least = 0, most = least }: Digits,
): string {
  const rounded = Number(`${Math.round(Number(`${value}e${most}`))}e-${most}`);
  const [whole = '', fraction = ''] = rounded.toFixed(most).split('.');
  const short = fraction.replace(/0+$/, '').padEnd(least, '0');
  const isGrouped = whole.length >= GROUP + leastGrouped;
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return short === '' ? grouped : grouped + decimal + short;
}
