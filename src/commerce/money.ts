import { findCurrency } from './countries.ts';
import { numberStyleOf } from './number-styles.ts';
import { digitsText } from './number-text.ts';

/** An amount in integer minor units (cents, pence, haléře) of the store's currency. */
export type Money = number;

const AMOUNT = /^-?(?:0|[1-9]\d{0,9})\.\d{2}$/;

/**
 * Reads an amount as the backend writes it, with exactly two decimals. Throws on anything else:
 * a price that cannot be read must never become a price.
 *
 * @example parseMoney('99.90') // 9990
 */
export function parseMoney(text: string): Money {
  if (!AMOUNT.test(text)) throw new RangeError(`"${text}" is not an amount with two decimals`);
  return Number(text.replace('.', ''));
}

/** Sum of amounts. Throws when it is no whole, safe number of minor units. */
export function addMoney(...amounts: readonly Money[]): Money {
  return whole(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** How a store shows amounts; a site of the store configuration is one of these. */
export type MoneyStyle = { locale: string; currencyCode: string };

/**
 * The amount as a shopper reads it, always with two decimals (CUR-01), in its currency's own locale
 * where it has one (CUR-02). Throws on what is no currency's code.
 *
 * @example formatMoney(9990, { locale: 'en-GB', currencyCode: 'GBP' }) // '£99.90'
 */
export function formatMoney(amount: Money, { locale, currencyCode }: MoneyStyle): string {
  return written(whole(amount), DECIMALS, { locale, currencyCode });
}

/**
 * One whole unit of a currency, such as `€1`.
 *
 * @example wholeUnitText({ locale: 'de-DE', currencyCode: 'EUR' }) // '1 €'
 */
export function wholeUnitText(style: MoneyStyle): string {
  return written(100, 0, style);
}

const DECIMALS = 2;
const CODE = /^[A-Z]{3}$/;

function written(amount: Money, decimals: number, { locale, currencyCode }: MoneyStyle): string {
  if (!CODE.test(currencyCode)) throw new RangeError(`"${currencyCode}" is no currency's code`);
  const style = numberStyleOf(findCurrency(currencyCode)?.locale ?? locale);
  const digits = digitsText(
    Math.abs(amount) / 100,
    { decimal: style.moneyDecimal, group: style.moneyGroup, leastGrouped: style.leastGrouped },
    { least: decimals },
  );
  const sign = SIGNS[currencyCode] ?? style.sign ?? currencyCode;
  return spaced(amount < 0 ? style.negativeMoney : style.money, sign).replace('0', digits);
}

/** Signs that are the same in all languages of the stores that take them. */
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };
const NO_BREAK = '\u00a0';

/** A code of letters is parted from the digits that it stands before or after, as CLDR asks. */
function spaced(pattern: string, sign: string): string {
  const before = /\p{L}$/u.test(sign) ? pattern.replace('¤0', `¤${NO_BREAK}0`) : pattern;
  const after = /^\p{L}/u.test(sign) ? before.replace('0¤', `0${NO_BREAK}¤`) : before;
  return after.replace('¤', () => sign);
}

function whole(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole minor unit`);
  return amount + 0; // -0 becomes 0
}
