import { object, optional, string } from 'superstruct';
import { acknowledgement } from '../../../kernel/acknowledgement.ts';
import { Address, writeAddress } from '../../../kernel/address.ts';
import { noPayload } from '../../../kernel/struct.ts';
import { present } from '../../../kernel/tolerant.ts';
import { defineCall } from '../../../ports/http/call.ts';
import { PointAddress, ShippingInfo, ShippingOptions } from './shipping-contract.ts';

const SHIPPING_INFO = '/cart/@self/shipping_info';

/** API-15 */
export const usableShippingCall = defineCall({
  name: 'cart.usableShipping',
  method: 'GET',
  base: 'commerce',
  path: () => '/cart/@self/custom_usable_shipping_info',
  langId: true,
  params: noPayload(),
  contract: async () => {
    const { ShippingOptionsAnswer, readShippingOptions } = await import('./shipping-response.ts');
    return { answer: ShippingOptionsAnswer, read: readShippingOptions };
  },
  value: ShippingOptions,
});

/** API-15 */
export const shippingInfoCall = defineCall({
  name: 'cart.shippingInfo',
  method: 'GET',
  base: 'commerce',
  path: () => SHIPPING_INFO,
  params: noPayload(),
  contract: async () => {
    const { ShippingInfoAnswer, readShippingInfo } = await import('./shipping-response.ts');
    return { answer: ShippingInfoAnswer, read: readShippingInfo };
  },
  value: ShippingInfo,
  guestCheck: true,
});

/**
 * Returns the shipping address of a collected parcel: the pickup point's address, the owner's name.
 */
function collectedAt({ name, ...place }: PointAddress, owner: Address): Address {
  const { title, firstName, lastName, phone, email } = owner;
  return present({ title, firstName, lastName, ...place, line2: name, phone, email });
}

/** API-15. The address is a saved one, a new one, or the owner's if a pickup point is named. */
export const updateShippingInfoCall = defineCall({
  name: 'cart.updateShippingInfo',
  method: 'PUT',
  base: 'commerce',
  path: () => SHIPPING_INFO,
  params: object({
    optionId: string(),
    addressId: optional(string()),
    address: optional(Address),
    pickupPointId: optional(string()),
    /**
     * Separate from `address`, because the shopper's address is personal data and the point's is
     * not.
     */
    point: optional(PointAddress),
  }),
  body: ({ optionId, addressId, address, pickupPointId, point }) => ({
    shipModeId: optionId,
    addressId,
    address: address && writeAddress(point ? collectedAt(point, address) : address),
    pickupPointId,
  }),
  contract: acknowledgement,
  value: noPayload(),
  guestCheck: true,
});
