import { string, type } from 'superstruct';
import { answer } from '../call.ts';
import { findGiftCard } from '../gift-cards.ts';
import { badRequest, failure, ok } from '../message.ts';
import { amountText } from '../prices.ts';
import { withSession } from '../with-session.ts';

const BalanceBody = type({ giftCardNumber: string(), pin: string() });

/** API-58: `POST /giftcard/balance` */
export const getGiftCardBalance = withSession((call) => {
  if (!BalanceBody.is(call.body)) return answer(call, badRequest('giftCardNumber and pin.'));
  const { giftCardNumber: number, pin } = call.body;
  const card = findGiftCard(call.world, { number, pin });
  if (!card) {
    const text = 'Number and code belong to no gift card.';
    return answer(call, failure(400, '_ERR_GIFT_CARD_INVALID', text));
  }
  if (card.isOver) return answer(call, failure(400, '_ERR_GIFT_CARD_EXPIRED', 'Its time is over.'));
  const { currency, expires } = card;
  return answer(call, ok({ balance: amountText(card.balance), currency, expires }));
});
