import styles from './number-styles.json' with { type: 'json' };

/** How a locale writes numbers and money. `0` stands for the number, `¤` for the currency's sign. */
export interface NumberStyle {
  /** Separator of decimals, then that of groups. */
  separators: string;
  /** Those of money. */
  moneySeparators: string;
  minus: string;
  /** Digits before the first separator at least: with 2, four digits are not grouped. */
  leastGrouped: number;
  money: string;
  /** The pattern of a negative amount. */
  negativeMoney: string;
  /** The sign of the stores' own currency. */
  sign: string | undefined;
}

/**
 * CLDR's rows by locale, as `npm run generate -- countries` writes them: decimal and group of money, least grouped digits, and the
 * pattern, all in one; then, parted by `|`, the own currency's sign, the minus, the negative pattern, and the
 * separators of numbers, each where it is not the usual.
 */
const STYLES: Readonly<Record<string, string>> = styles;

/** The style of a locale, else of its language, else of English. */
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
