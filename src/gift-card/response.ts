import { type Infer, refine, string, type } from 'superstruct';
import { Amount, CurrencyText } from '../commerce/amount.ts';
import { isCalendarDate } from '../kernel/dates.ts';
import { parseMoney } from '../commerce/money.ts';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { GiftCardBalance } from './contract.ts';

export const GiftCardBalanceAnswer = type({
  balance: Amount,
  currency: CurrencyText,
  expires: orNothing(refine(string(), 'date', isCalendarDate)),
});

export function readGiftCardBalance(answer: Infer<typeof GiftCardBalanceAnswer>): GiftCardBalance {
  const { balance, currency, expires } = answer;
  return present({ balance: parseMoney(balance), currency, expires });
}
