import { optional, string, type, unknown } from 'superstruct';
import { countriesOf } from '#src/address/form.ts';
import { present } from '#src/kernel/tolerant.ts';
import { answer, type Handlers } from '../call.ts';
import { withCart as keepCart } from '../cart/cart-lines.ts';
import { chosenAddress } from './chosen-address.ts';
import { badRequest, ok } from '../message.ts';
import { withCart } from '../session/with-session.ts';
import { addressesOf } from './addresses.ts';

const BillingBody = type({ addressId: optional(string()), address: optional(unknown()) });

/** API-15: `GET /cart/@self/usable_billing_address`: the bag's addresses, then the saved ones. */
const getBillingAddresses = withCart((call, cart, { userId }) => {
  const { delivery, billing } = cart;
  const home = delivery?.pickupPointId === undefined ? delivery?.address : undefined;
  const saved = addressesOf(call.world, userId);
  const usableBillingAddress = [...(billing ? [billing] : home ? [home] : []), ...saved];
  return answer(call, ok({ usableBillingAddress }));
});

/** API-62: `PUT /cart/@self/billing_address`. Accepts every country in which the brand sells. */
const updateBillingAddress = withCart((call, cart, { userId }) => {
  if (!BillingBody.is(call.body)) return answer(call, badRequest('An address is needed.'));
  const read = chosenAddress(call, userId, present(call.body), countriesOf(call.store.brand));
  if ('refusal' in read) return answer(call, read.refusal);
  const mail = read.mail ?? cart.mail;
  const next = present({ ...cart, billing: read.address, mail });
  return { world: keepCart(call.world, next), response: ok({}) };
});

export const billingRoutes: Handlers = {
  'GET commerce /cart/@self/usable_billing_address': getBillingAddresses,
  'PUT commerce /cart/@self/billing_address': updateBillingAddress,
};
