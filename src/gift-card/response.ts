import { type Infer, refine, string, type } from 'superstruct';
import { Amount, CurrencyText, parseMoney } from '../commerce/money.ts';
import { isCalendarDate } from '../kernel/dates.ts';
import { optionalLenient, present } from '../kernel/tolerant.ts';
import type { GiftCardBalance } from './api.ts';

export const GiftCardBalanceAnswer = type({
  balance: Amount,
  currency: CurrencyText,
  expires: optionalLenient(refine(string(), 'date', isCalendarDate)),
});

export function readGiftCardBalance(answer: Infer<typeof GiftCardBalanceAnswer>): GiftCardBalance {
  const { balance, currency, expires } = answer;
  return present({ balance: parseMoney(balance), currency, expires });
}
