import { max, min, number, pattern, string } from 'superstruct';
import { AMOUNT, CURRENCY_CODE } from './money.ts';

/** Amount in an answer, with two decimals, for `parseMoney`: `'99.90'`, `'-12.00'`. */
export const Amount = pattern(string(), AMOUNT);

/** Amount as a number, up to the largest valid text. */
export const AmountNumber = max(min(number(), 0), 9_999_999_999.99);

/** Currency code by its form, for `formatMoney`: ISO 4217 has more than the shop's. */
export const CurrencyText = pattern(string(), CURRENCY_CODE);
