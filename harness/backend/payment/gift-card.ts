import { string, type } from 'superstruct';
import { answer, type Handlers } from '../call.ts';
import { presentGiftCard } from './gift-card-codes.ts';
import { badRequest, ok } from '../message.ts';
import { amountText } from '../catalogue/prices.ts';
import { guarded } from '../session/throttle.ts';
import { withSession } from '../session/with-session.ts';

const BalanceBody = type({ giftCardNumber: string(), pin: string() });

/** API-58: `POST /giftcard/balance` */
const getGiftCardBalance = withSession((call) => {
  if (!BalanceBody.is(call.body)) return answer(call, badRequest('giftCardNumber and pin.'));
  const { giftCardNumber: number, pin } = call.body;
  return guarded(call, 'gift-card', number, ({ world: before, now }) => {
    const presented = presentGiftCard(before, { number, pin }, now);
    const { world } = presented;
    if ('refusal' in presented) return { world, response: presented.refusal };
    const { balance, currency, expires } = presented.card;
    return { world, response: ok({ balance: amountText(balance), currency, expires }) };
  });
});

export const giftCardRoutes: Handlers = {
  'POST commerce /giftcard/balance': getGiftCardBalance,
};
