import { expect, it } from 'vitest';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { detailsCall } from '#src/cart/bag/api.ts';
import { addItemCall, putGiftCall } from '#src/cart/changes/change-api.ts';
import { orderCall } from '#src/orders/api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { variantOf } from '../client.ts';
import { callsOver } from '../shop-calls.ts';
import { shopperIn } from './shopper.ts';

const GIFT = { isGift: true, note: 'For the long winter.', isWrapped: true };
const DAYS = { first: '2026-11-25', last: '2026-11-27' };

async function withBag() {
  const shopper = shopperIn();
  await shopper.guest();
  await shopper.add(variantOf('RL1001WHT', 2));
  return shopper;
}

it('a bag is offered as a gift, and wrapping has the shop’s price', async () => {
  const { perform } = await withBag();
  const { gift, wrapping, total } = await perform(detailsCall, undefined);
  expect(gift).toEqual({ isGift: false, note: '', isWrapped: false, wrappingPrice: 390 });
  expect(wrapping).toBe(0);
  await perform(putGiftCall, GIFT);
  const wrapped = await perform(detailsCall, undefined);
  expect(wrapped).toMatchObject({ gift: GIFT, wrapping: 390, total: total + 390 });
});

it('what was written outlives that it is no gift, and wrapping costs nothing then', async () => {
  const { perform } = await withBag();
  await perform(putGiftCall, GIFT);
  await perform(putGiftCall, { ...GIFT, isGift: false });
  const { gift, wrapping } = await perform(detailsCall, undefined);
  expect(gift).toMatchObject({ isGift: false, note: GIFT.note });
  expect(wrapping).toBe(0);
});

it('a note has 240 characters at most, counted as people count them', async () => {
  const { perform } = await withBag();
  await perform(putGiftCall, { ...GIFT, note: '🎁'.repeat(240) });
  await expect(perform(putGiftCall, { ...GIFT, note: 'x'.repeat(241) })).rejects.toMatchObject({
    errors: [{ errorKey: '_ERR_GIFT_MESSAGE_TOO_LONG', errorParameters: ['240'] }],
  });
});

it('the tailored brand wraps for nothing', async () => {
  const backend = createInProcessBackend({ seed: 1 });
  const { perform, guest } = callsOver(backend, storeOfCountry('hm', 'GB'));
  await guest();
  const entry = [...backend.world().catalogue.byVariant.values()].find(
    ({ product, variant }) =>
      product.style.brand === 'HM' &&
      product.style.kind !== 'gift-card' &&
      Number(variant.available) > 3,
  );
  const wish = { variantId: entry?.variant.id ?? '', quantity: 1, cin: '', sfid: '' };
  await perform(addItemCall, { ...wish, optIn: 'false' });
  await perform(putGiftCall, GIFT);
  expect(await perform(detailsCall, undefined)).toMatchObject({
    gift: { isWrapped: true, wrappingPrice: 0 },
    wrapping: 0,
  });
});

it('the order and its mail have gift, wrapping and the promised days, as they were', async () => {
  const shopper = await withBag();
  await shopper.perform(putGiftCall, GIFT);
  await shopper.shipHome();
  const orderId = await shopper.orderId();
  await shopper.pay(orderId, { arrives: DAYS });
  const order = await shopper.perform(orderCall, { orderId });
  expect(order).toMatchObject({
    arrives: DAYS,
    gift: { note: GIFT.note, isWrapped: true },
    wrapping: 390,
  });
  const [letter] = lettersOf(shopper.world());
  expect(letter?.paragraphs.join(' ')).toMatch(
    /Wed\s25.*Fri\s27\sNovember.*we wrap it\. There are no prices in the parcel.*winter/s,
  );
  expect(letter?.sums).toContainEqual({ what: 'Gift wrapping', amount: '£3.90' });
});
