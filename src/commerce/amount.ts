import { max, min, number, pattern, string } from 'superstruct';
import { AMOUNT, CURRENCY_CODE } from './money.ts';

/** An amount as the backend writes it, two decimals, for `parseMoney`: `'99.90'`, `'-12.00'`. */
export const Amount = pattern(string(), AMOUNT);

/** An amount as a number, no larger than one that is written. */
export const AmountNumber = max(min(number(), 0), 9_999_999_999.99);

/** A currency's code by its shape, for `formatMoney`: ISO 4217 has more than the shop sells in. */
export const CurrencyText = pattern(string(), CURRENCY_CODE);
