import { boolean, enums, integer, object, optional, string } from 'superstruct';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';
import { CartCalculated, CartChangeResult } from '../bag/contract.ts';

const contracts = () => import('../bag/response.ts');

/** API-06 */
export const addItemCall = defineCall({
  name: 'cart.add',
  method: 'POST',
  base: 'commerce',
  path: () => '/cart',
  params: object({
    variantId: string(),
    quantity: integer(),
    cin: personalText(),
    optIn: enums(['true', 'false']), // CRT-15
    sfid: personalText(),
    /** XAC-12: campaign whose exclusive products the shopper may buy. */
    campaignId: optional(string()),
  }),
  body: ({ variantId, quantity, cin, optIn, sfid, campaignId }) => ({
    orderItem: [
      { partNumber: variantId, quantity: String(quantity), ...(campaignId && { campaignId }) },
    ],
    cin,
    optIn,
    sfid,
  }),
  contract: async () => {
    const { CartChangeAnswer, readCartChange } = await contracts();
    return { answer: CartChangeAnswer, read: readCartChange };
  },
  value: CartChangeResult,
});

/** API-07 */
export const updateLineCall = defineCall({
  name: 'cart.updateLine',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/update_order_item',
  params: object({ lineId: string(), quantity: integer() }),
  body: ({ lineId, quantity }) => ({
    orderItem: [{ orderItemId: lineId, quantity: String(quantity) }],
  }),
  contract: async () => {
    const { CartChangeAnswer, readCartChange } = await contracts();
    return { answer: CartChangeAnswer, read: readCartChange };
  },
  value: CartChangeResult,
});

/** API-08 */
export const removeLineCall = defineCall({
  name: 'cart.removeLine',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/delete_order_item',
  params: object({ lineId: string() }),
  body: ({ lineId }) => ({ orderItemId: lineId }),
  contract: async () => {
    const { CartChangeAnswer, readCartChange } = await contracts();
    return { answer: CartChangeAnswer, read: readCartChange };
  },
  value: CartChangeResult,
});

/** API-13 */
export const calculateCall = defineCall({
  name: 'cart.calculate',
  method: 'POST',
  base: 'commerce',
  path: () => '/cart/calculate',
  params: noPayload(),
  body: () => ({
    calculationUsageId: [-1, -2, -7],
    doPrice: 'Y',
    doFreeGift: 'N',
    updatePrices: 1,
  }),
  contract: async () => {
    const { CartCalculatedAnswer, readCartCalculated } = await contracts();
    return { answer: CartCalculatedAnswer, read: readCartCalculated };
  },
  value: CartCalculated,
});

/** A call of the shop's own: sets all gift options at once. `calculateCall` updates the totals. */
export const putGiftCall = defineCall({
  name: 'cart.putGift',
  method: 'PUT',
  base: 'commerce',
  path: () => '/cart/@self/gift_options',
  params: object({ isGift: boolean(), note: personalText(), isWrapped: boolean() }),
  body: ({ isGift, note, isWrapped }) => ({
    gift: isGift,
    giftMessage: note,
    giftWrap: isWrapped,
  }),
  contract: async () => {
    const { CartCalculatedAnswer, readCartCalculated } = await contracts();
    return { answer: CartCalculatedAnswer, read: readCartCalculated };
  },
  value: CartCalculated,
});
