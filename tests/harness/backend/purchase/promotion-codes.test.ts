import { expect, it } from 'vitest';
import { detailsCall } from '#src/cart/bag/api.ts';
import { assignCodeCall, assignedCodesCall, removeCodeCall } from '#src/cart/bag/promotion-api.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const jean = variantOf('RL0101RIN', 1);
const tee = variantOf('RL1001WHT', 2);

async function withBag(variantId = jean) {
  const shopper = shopperIn();
  await shopper.guest();
  await shopper.add(variantId);
  return shopper;
}

it('API-15 ENT-18 a voucher lowers the order, in whichever case it is typed', async () => {
  const { perform } = await withBag();
  const before = await perform(detailsCall, undefined);
  await perform(assignCodeCall, { code: ' indigo10 ' });
  const after = await perform(detailsCall, undefined);
  expect(after.discount).toBe(Math.round(before.goods / 10));
  expect(after.adjustments).toMatchObject([{ displayLevel: 'Order', amount: -after.discount }]);
  expect(after.total).toBe(after.goods - after.discount + after.shipping);
  expect(await perform(assignedCodesCall, undefined)).toEqual([
    { code: 'INDIGO10', description: '10% off your order', isUsed: true },
  ]);
});

it.each([
  ['NOPE99', '_ERR_PROMOTION_CODE_INVALID'],
  ['', '_ERR_PROMOTION_CODE_INVALID'],
  ['<script>alert(1)</script>', '_ERR_PROMOTION_CODE_INVALID'],
  ['constructor', '_ERR_PROMOTION_CODE_INVALID'],
  ['SPRING15', '_ERR_PROMOTION_CODE_EXPIRED'],
])('API-15 the code "%s" is refused with %s', async (code, key) => {
  const { perform, refusal } = await withBag();
  expect(await refusal(assignCodeCall, { code })).toBe(key);
  expect(await perform(assignedCodesCall, undefined)).toEqual([]);
});

it('API-15 a code cannot be assigned twice, and is removed as often as one likes', async () => {
  const { perform, refusal } = await withBag();
  await perform(assignCodeCall, { code: 'INDIGO10' });
  expect(await refusal(assignCodeCall, { code: 'Indigo10' })).toBe(
    '_ERR_PROMOTION_CODE_DUPLICATED',
  );
  await perform(removeCodeCall, { code: 'indigo10' });
  await perform(removeCodeCall, { code: 'INDIGO10' });
  expect((await perform(detailsCall, undefined)).discount).toBe(0);
});

it('API-15 a code whose conditions the bag does not fulfil waits, and takes nothing off', async () => {
  const { perform, add } = await withBag(tee);
  await perform(assignCodeCall, { code: 'LOOM20' });
  expect(await perform(assignedCodesCall, undefined)).toMatchObject([{ isUsed: false }]);
  expect((await perform(detailsCall, undefined)).discount).toBe(0);
  await add(jean, 2);
  expect(await perform(assignedCodesCall, undefined)).toMatchObject([{ isUsed: true }]);
});

it('API-15 a voucher can make delivery free', async () => {
  const { perform } = await withBag(tee);
  expect((await perform(detailsCall, undefined)).shipping).toBe(390);
  await perform(assignCodeCall, { code: 'DELIVERY1' });
  expect(await perform(detailsCall, undefined)).toMatchObject({ shipping: 0, discount: 0 });
});

it('CNT-10 the code of a promotion that applies by itself is taken, and counts once', async () => {
  const { perform, add } = await withBag(tee);
  await add(tee);
  const before = await perform(detailsCall, undefined);
  await perform(assignCodeCall, { code: 'TEE2' });
  expect(await perform(detailsCall, undefined)).toEqual(before);
  expect(await perform(assignedCodesCall, undefined)).toMatchObject([
    { code: 'TEE2', isUsed: true },
  ]);
});
