import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { bagRefusal, detailsRefusal } from '../cart/bag-check.ts';
import { withCart as keepCart } from '../cart/cart-lines.ts';
import { ok } from '../message.ts';
import { withCart } from '../session/with-session.ts';
import type { CartRecord } from '../world.ts';

function go(call: Call, cart: CartRecord, step: 'checkout' | 'payment'): Outcome {
  return { world: keepCart(call.world, { ...cart, step }), response: ok({}) };
}

/** API-12: `PUT /cart/@self/proceed_to_checkout` */
const proceedToCheckout = withCart((call, cart) => {
  const refusal = bagRefusal(call.world, cart);
  return refusal ? answer(call, refusal) : go(call, cart, 'checkout');
});

/** API-15: `PUT /cart/@self/proceed_to_payment` */
const proceedToPayment = withCart((call, cart, session) => {
  const refusal =
    bagRefusal(call.world, cart) ?? detailsRefusal(call.world, cart, session, call.store);
  return refusal ? answer(call, refusal) : go(call, cart, 'payment');
});

export const checkoutStepsRoutes: Handlers = {
  'PUT commerce /cart/@self/proceed_to_checkout': proceedToCheckout,
  'PUT commerce /cart/@self/proceed_as_guest': proceedToCheckout,
  'PUT commerce /cart/@self/proceed_to_payment': proceedToPayment,
};
