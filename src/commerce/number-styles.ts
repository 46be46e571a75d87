import styles from './number-styles.json' with { type: 'json' };

/** How a locale writes numbers and money, from CLDR (`npm run countries`). `0` stands for the number, `¤` for the sign. */
export interface NumberStyle {
  decimal: string;
  group: string;
  /** The separators of money, where they are others. */
  moneyDecimal?: string;
  moneyGroup?: string;
  minus?: string;
  /** Digits that stand before the first separator at least: with 2, four digits are not grouped. */
  leastGrouped: number;
  money: string;
  /** The pattern of a negative amount, where it is not the sign before `money`. */
  negativeMoney?: string;
  percent: string;
  /** Signs of the shops' currencies, where they are not the code. */
  signs: Readonly<Record<string, string>>;
}

const STYLES: Readonly<Record<string, NumberStyle>> = styles;

/** The style of a locale, else of its language, else of English. */
export function numberStyleOf(locale: string): NumberStyle {
  const [language = ''] = locale.split('-');
  const style = STYLES[locale] ?? STYLES[language] ?? STYLES['en'];
  if (!style) throw new RangeError(`There are no numbers of ${locale}`);
  return style;
}
