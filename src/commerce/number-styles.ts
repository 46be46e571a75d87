import styles from './number-styles.json' with { type: 'json' };

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

/** Style of a locale, else of its language, else of English. */
export function numberStyleOf(locale: string): NumberStyle {
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
