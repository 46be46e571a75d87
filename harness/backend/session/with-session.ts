import { answer, type Call, type Handler, type Outcome } from '../call.ts';
import { bagOwner } from '../cart/bag-owner.ts';
import { cartOf } from '../cart/cart-lines.ts';
import { failure } from '../message.ts';
import type { CurrentSession } from './sessions.ts';
import type { CartRecord } from '../world.ts';

export function withSession(handle: (call: Call, session: CurrentSession) => Outcome): Handler {
  return (call) => (call.session ? handle(call, call.session) : answer(call, call.refusal));
}

/** CRT-05: every cart call except adding needs an active order. */
export function withCart(
  handle: (call: Call, cart: CartRecord, session: CurrentSession) => Outcome,
): Handler {
  return withSession((call, session) => {
    const cart = cartOf(call.world, bagOwner(call.store.brand, session.userId));
    if (cart) return handle(call, cart, session);
    return answer(call, failure(400, '_ERR_ORDER_NOT_FOUND', 'There is no active order.'));
  });
}
