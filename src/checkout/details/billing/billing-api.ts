import { noPayload } from '../../../kernel/struct.ts';
import { defineCall } from '../../../ports/http/call.ts';
import { type Infer, array, object, string } from 'superstruct';
import { Address } from '../../../kernel/address.ts';

/** A payment method that can pay for the bag. */
export const UsablePayment = object({ code: string(), description: string() });
export type UsablePayment = Infer<typeof UsablePayment>;

const UsablePayments = array(UsablePayment);

const BillingAddresses = array(Address);

/** API-15 */
export const usablePaymentsCall = defineCall({
  name: 'cart.usablePayments',
  method: 'GET',
  base: 'commerce',
  path: () => '/cart/@self/usable_payment_info',
  langId: true,
  params: noPayload(),
  contract: async () => {
    const { UsablePaymentsAnswer, readUsablePayments } = await import('./billing-response.ts');
    return { answer: UsablePaymentsAnswer, read: readUsablePayments };
  },
  value: UsablePayments,
});

/** API-15 */
export const usableBillingAddressCall = defineCall({
  name: 'cart.usableBillingAddress',
  method: 'GET',
  base: 'commerce',
  path: () => '/cart/@self/usable_billing_address',
  params: noPayload(),
  contract: async () => {
    const { BillingAddressesAnswer, readBillingAddresses } = await import('./billing-response.ts');
    return { answer: BillingAddressesAnswer, read: readBillingAddresses };
  },
  value: BillingAddresses,
});
