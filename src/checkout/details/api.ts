import { object, optional, string } from 'superstruct';
import { acknowledgement } from '../../kernel/acknowledgement.ts';
import { Address, writeAddress } from '../../kernel/address.ts';
import { noPayload } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';
import { DeliveryForm } from './contract.ts';

/** API-62: address form of a country. Without an answer the shop uses its own form. */
export const deliveryFormCall = defineCall({
  name: 'checkout.deliveryForm',
  method: 'GET',
  base: 'commerce',
  path: () => '/delivery/forminfo',
  query: ({ country }) => ({ country }),
  langId: true,
  params: object({ country: string() }),
  contract: async () => {
    const { DeliveryFormAnswer, readDeliveryForm } = await import('./response.ts');
    return { answer: DeliveryFormAnswer, read: readDeliveryForm };
  },
  value: DeliveryForm,
  isUnseen: true,
});

/** API-62: sets the billing address to a saved or a new one. */
export const billingAddressCall = defineCall({
  name: 'checkout.billingAddress',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/billing_address',
  params: object({ addressId: optional(string()), address: optional(Address) }),
  body: ({ addressId, address }) => ({ addressId, address: address && writeAddress(address) }),
  contract: acknowledgement,
  value: noPayload(),
});
