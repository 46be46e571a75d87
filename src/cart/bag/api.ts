import { noPayload } from '../../kernel/struct.ts';
import type { UserInfo } from '../../session/contract.ts';
import { defineCall } from '../../ports/http/call.ts';
import { CartDetails, MiniBagContents } from './contract.ts';

const contracts = () => import('./response.ts');

/** API-09 */
export const miniBagCall = defineCall({
  name: 'cart.miniBag',
  method: 'GET',
  base: 'commerce',
  isStored: true,
  changesUser: (user: UserInfo, { orderId }: MiniBagContents) => ({ ...user, orderId }),
  path: () => '/cart/@self/minibag',
  langId: true,
  params: noPayload(),
  contract: async () => {
    const { MiniBagAnswer, toMiniBag } = await contracts();
    return { answer: MiniBagAnswer, read: toMiniBag };
  },
  value: MiniBagContents,
});

/** API-10 */
export const detailsCall = defineCall({
  name: 'cart.details',
  method: 'GET',
  base: 'commerce',
  path: () => '/cart/@self/details',
  langId: true,
  params: noPayload(),
  contract: async () => {
    const { CartDetailsAnswer, readCartDetails } = await contracts();
    return { answer: CartDetailsAnswer, read: readCartDetails };
  },
  value: CartDetails,
});

/** API-11 */
export const customDetailsCall = defineCall({
  name: 'cart.customDetails',
  method: 'GET',
  base: 'commerce',
  path: () => '/cart/@self/custom_cart_details',
  langId: true,
  params: noPayload(),
  contract: async () => {
    const { CartDetailsAnswer, readCartDetails } = await contracts();
    return { answer: CartDetailsAnswer, read: readCartDetails };
  },
  value: CartDetails,
});
