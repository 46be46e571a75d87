import { boolean, string, type } from 'superstruct';
import { LONGEST_NOTE } from '#src/commerce/limits.ts';
import { answer, type Handlers } from '../call.ts';
import { badRequest, failure, ok } from '../message.ts';
import { withCart } from '../session/with-session.ts';
import { withCart as keepCart } from './cart-lines.ts';

const GiftBody = type({ gift: boolean(), giftMessage: string(), giftWrap: boolean() });

/** `PUT /cart/@self/gift_options`: replaces all gift options. Keeps the note when the gift is switched off. */
const putGift = withCart((call, cart) => {
  const { body } = call;
  if (!GiftBody.is(body)) return answer(call, badRequest('gift, giftMessage and giftWrap.'));
  const note = body.giftMessage.trim();
  if ([...note].length > LONGEST_NOTE)
    return answer(
      call,
      failure(400, '_ERR_GIFT_MESSAGE_TOO_LONG', 'It is too long.', [String(LONGEST_NOTE)]),
    );
  const gift = { isGift: body.gift, note, isWrapped: body.giftWrap };
  return {
    world: keepCart(call.world, { ...cart, gift }),
    response: ok({ orderId: cart.orderId }),
  };
});

export const giftOptionsRoutes: Handlers = { 'PUT commerce /cart/@self/gift_options': putGift };
