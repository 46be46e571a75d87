import { findCurrency } from './countries.ts';
import { numberStyleOf } from './number-styles.ts';
import { digitsText } from './number-text.ts';

/** An amount in integer minor units (cents, pence, haléře) of the store's currency. */
export type Money = number;

/** An amount as the backend writes it, with exactly two decimals. */
export const AMOUNT = /^-?(?:0|[1-9]\d{0,9})\.\d{2}$/;

/**
 * Reads an amount as the backend writes it, with exactly two decimals. Throws on anything else:
 * a price that cannot be read must never become a price.
 *
 * @example parseMoney('99.90') // 9990
 */
export function parseMoney(text: string): Money {
  if (!AMOUNT.test(text)) throw new RangeError(`No amount: ${text}`);
  return Number(text.replace('.', ''));
}

/** Sum of amounts. Throws when it is no whole, safe number of minor units. */
export function addMoney(...amounts: readonly Money[]): Money {
  return whole(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** How a store shows amounts; a site of the store configuration is one of these. */
export type MoneyStyle = { locale: string; currencyCode: string };

/** A currency's code by its shape. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;

/**
 * The amount as a shopper reads it, in its currency's own locale where it has one (CUR-02), with two decimals
 * (CUR-01) unless fewer are asked for. Throws on what is no currency's code.
 *
 * @example formatMoney(9990, { locale: 'en-GB', currencyCode: 'GBP' }) // '£99.90'
 */
export function formatMoney(
  amount: Money,
  { locale, currencyCode }: MoneyStyle,
  decimals = 2,
): string {
  const size = Math.abs(whole(amount)) / 100;
  if (!CURRENCY_CODE.test(currencyCode)) throw new RangeError(`No currency: ${currencyCode}`);
  const style = numberStyleOf(findCurrency(currencyCode)?.locale ?? locale);
  const digits = digitsText(size, style.moneySeparators, style.leastGrouped, { least: decimals });
  const sign = SIGNS[currencyCode] ?? style.sign ?? currencyCode;
  return spaced(amount < 0 ? style.negativeMoney : style.money, sign).replace('0', digits);
}

/** Signs that are the same in all languages of the stores that take them. */
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };
const NO_BREAK = '\u00a0';

/** Separates a code of letters from the digits after it, as CLDR asks; no locale has a sign directly after digits. */
function spaced(pattern: string, sign: string): string {
  const separated = /\w/.test(sign) ? sign + NO_BREAK : sign;
  return pattern.replace('¤0', `${separated}0`).replace('¤', sign);
}

function whole(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`No amount: ${amount}`);
  return amount;
}
