import { answer, type Call, type Outcome } from '../call.ts';
import { bagRefusal, detailsRefusal } from '../cart/bag-check.ts';
import { withCart as keepCart } from '../cart/cart-lines.ts';
import { ok } from '../message.ts';
import { withCart } from '../session/with-session.ts';
import type { CartRecord } from '../world.ts';

function go(call: Call, cart: CartRecord, step: 'checkout' | 'payment'): Outcome {
  return { world: keepCart(call.world, { ...cart, step }), response: ok({}) };
}

/** API-12: `PUT /cart/@self/proceed_to_checkout` */
export const proceedToCheckout = withCart((call, cart) => {
  const refusal = bagRefusal(call.world, cart);
  return refusal ? answer(call, refusal) : go(call, cart, 'checkout');
});

/** API-15: `PUT /cart/@self/proceed_to_payment` */
export const proceedToPayment = withCart((call, cart, session) => {
  const refusal = bagRefusal(call.world, cart) ?? detailsRefusal(cart, session, call.store);
  return refusal ? answer(call, refusal) : go(call, cart, 'payment');
});
