import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { relevantFields } from '#harness/to-scenario/relevant-fields.ts';

it('keeps names of the catalogue and counts', () => {
  const payload = { variantId: '8719101011014', productId: 'RL0101RAW', quantity: 2 };
  expect(relevantFields('cart/itemAdded', payload)).toEqual(payload);
});

it('drops an id of the backend', () => {
  expect(relevantFields('cart/quantityChanged', { lineId: '7010011', quantity: 2 })).toEqual({
    quantity: 2,
  });
  expect(relevantFields('cart/recalculated', { orderId: '701001' })).toBeUndefined();
});

it('drops redacted values', () => {
  const payload = { code: 'WELCOME', kind: 'add', status: 400, errorKey: 'E', reason: 'no' };
  const { code: _, ...rest } = payload;
  expect(relevantFields('cart/codeChangeFailed', payload)).toEqual(rest);
});

it('drops times, measurements and generated values', () => {
  const told = { balance: 2500, currency: 'GBP', expires: '2027-03-31' };
  expect(relevantFields('gift-card/balanceTold', told)).toEqual({
    balance: 2500,
    currency: 'GBP',
  });
  const packed = { caseId: 'R-X0QK-1TNG', bytes: 4711, isCut: false, isAutomatic: false };
  expect(relevantFields('reports/packed', packed)).toEqual({ isCut: false, isAutomatic: false });
  const missed = { pageType: 'pdp', visit: '0123456789abcdef0123456789abcdef' };
  expect(relevantFields('analytics/cartDataMissed', missed)).toEqual({ pageType: 'pdp' });
});

it('drops a long list', () => {
  const productIds = Array.from({ length: 8 }, (_, at) => `RL010${at}RAW`);
  const recommended = { productId: 'RL0101RAW', productIds };
  expect(relevantFields('product/recommended', recommended)).toEqual({ productId: 'RL0101RAW' });
});
