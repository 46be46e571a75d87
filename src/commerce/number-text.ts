import styles from './number-styles.json' with { type: 'json' };

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

/** Number and money format of a locale. `0` is the number, `¤` the currency's sign. */
export interface NumberStyle {
  /** Decimal separator, then group separator. */
  separators: string;
  /** Separators of money. */
  moneySeparators: string;
  minus: string;
  /** Fewest digits before the first group separator: with 2, four digits are not grouped. */
  leastGrouped: number;
  money: string;
  /** Pattern of a negative amount. */
  negativeMoney: string;
  /** Sign of the stores' own currency. */
  sign: string | undefined;
}

/**
 * CLDR rows by locale, from `npm run generate -- countries`: decimal and group separator of
 * money, fewest grouped digits, and pattern. Then, separated by `|`, if not the default: currency
 * sign, minus, negative pattern, and separators of numbers.
 */
const STYLES: Readonly<Record<string, string>> = styles;

const PARSED: Record<string, NumberStyle> = {};

/** Style of a locale, else of its language, else of English. */
export function numberStyleOf(locale: string): NumberStyle {
  return (PARSED[locale] ??= parseStyle(locale));
}

function parseStyle(locale: string): NumberStyle {
  const row = STYLES[locale] ?? STYLES[locale.slice(0, 2)] ?? STYLES['en'] ?? '';
  const [first = '', sign, minus = '-', negative, separators = first] = row
    .split('|')
    .map((part) => part || undefined);
  const money = first.slice(3);
  return {
    separators,
    moneySeparators: first,
    minus,
    leastGrouped: Number(first.charAt(2)),
    money,
    negativeMoney: negative ?? minus + money,
    sign,
  };
}

/** Patterns of units by name, such as `{0} km`. */
export type Units = Readonly<Record<string, string>>;

/**
 * Formats a number with its unit; the number alone if the language has no pattern.
 *
 * @example unitText('1.2', 'kilometer', units) // '1.2 km'
 */
export function unitText(number: string, unit: string, units: Units): string {
  return (units[unit] ?? '{0}').replace('{0}', number);
}
