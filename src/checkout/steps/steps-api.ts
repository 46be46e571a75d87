import { acknowledgement } from '../../kernel/acknowledgement.ts';
import { noPayload } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';

/** API-12 */
export const proceedToCheckoutCall = defineCall({
  name: 'cart.proceedToCheckout',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/proceed_to_checkout',
  langId: true,
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-15 */
export const proceedAsGuestCall = defineCall({
  name: 'cart.proceedAsGuest',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/proceed_as_guest',
  langId: true,
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-15 */
export const proceedToPaymentCall = defineCall({
  name: 'cart.proceedToPayment',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/proceed_to_payment',
  langId: true,
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
});
