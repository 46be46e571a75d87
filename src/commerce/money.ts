import { findCurrency } from './countries.ts';

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

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The amount as a shopper reads it, always with two decimals (CUR-01), in its currency's own locale
 * where it has one (CUR-02). Throws on what is no currency's code.
 *
 * @example formatMoney(9990, { locale: 'en-GB', currencyCode: 'GBP' }) // '£99.90'
 */
export function formatMoney(amount: Money, { locale, currencyCode }: MoneyStyle): string {
  const own = findCurrency(currencyCode)?.locale;
  return formatOf(own ?? locale, currencyCode).format(whole(amount) / 100);
}

function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(key, format);
  return format;
}

function whole(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole minor unit`);
  return amount + 0; // -0 becomes 0
}
