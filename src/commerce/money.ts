import { findCurrency } from './countries.ts';
import { numberStyleOf, digitsText } from './number-text.ts';
import { max, min, number, pattern, string } from 'superstruct';

/** Amount in integer minor units (cents, pence, haléře) of the store's currency. */
export type Money = number;

/** Amount in an answer, with exactly two decimals. */
export const AMOUNT = /^-?(?:0|[1-9]\d{0,9})\.\d{2}$/;

/**
 * Parses an amount of the backend, with exactly two decimals. Throws for anything else: an
 * unreadable price must never become a price.
 *
 * @example parseMoney('99.90') // 9990
 */
export function parseMoney(text: string): Money {
  if (!AMOUNT.test(text)) throw new RangeError(`No amount: ${text}`);
  return Number(text.replace('.', ''));
}

/** Adds amounts. Throws if the sum is not a safe integer. */
export function addMoney(...amounts: readonly Money[]): Money {
  return whole(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Locale and currency of amounts; a site has both. */
export type MoneyStyle = { locale: string; currencyCode: string };

/** Currency code by its form. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;

/**
 * Formats an amount, in its currency's fixed locale if any (CUR-02), by default with two decimals
 * (CUR-01). Throws for an invalid currency code.
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

/** Signs that are equal in all languages of the stores. */
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };
const NO_BREAK = '\u00a0';

/**
 * Separates a letter code from the digits after it, as in CLDR. No locale has a sign directly
 * after digits.
 */
function spaced(pattern: string, sign: string): string {
  const separated = /\w/.test(sign) ? sign + NO_BREAK : sign;
  return pattern.replace('¤0', `${separated}0`).replace('¤', sign);
}

function whole(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`No amount: ${amount}`);
  return amount;
}

/** Amount in an answer, with two decimals, for `parseMoney`: `'99.90'`, `'-12.00'`. */
export const Amount = pattern(string(), AMOUNT);

/** Amount as a number, up to the largest valid text. */
export const AmountNumber = max(min(number(), 0), 9_999_999_999.99);

/** Currency code by its form, for `formatMoney`: ISO 4217 has more than the shop's. */
export const CurrencyText = pattern(string(), CURRENCY_CODE);
