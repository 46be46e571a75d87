import { expect, it } from 'vitest';
import { isSaving, sumLinesOf, sumsOf } from '#src/commerce/order-sums.ts';

const parts = {
  goods: 10_000,
  itemDiscount: -500,
  orderDiscounts: [{ description: 'Ten off', amount: -1000 }],
  giftCards: 2500,
  wrapping: 395,
  shipping: 495,
  total: 11_890,
};
const plain = { ...parts, itemDiscount: 0, orderDiscounts: [], giftCards: 0, wrapping: 0 };

it("GFT-03 adds the payment method's fee, and leaves the rest after gift cards to another method", () => {
  expect(sumsOf({ ...parts, fee: 300, shares: [2000, 1000] })).toEqual({
    ...parts,
    fee: 300,
    total: 12_190,
    paidByGiftCards: 3000,
    rest: 9190,
  });
  expect(sumsOf(parts)).toMatchObject({ fee: 0, total: 11_890, paidByGiftCards: 0, rest: 11_890 });
});

it('shows the amounts of an order in their order', () => {
  expect(sumLinesOf(sumsOf({ ...parts, fee: 300, shares: [3000] }))).toEqual([
    { of: 'goods', amount: 10_000 },
    { of: 'itemDiscounts', amount: -500 },
    { of: 'reduction', description: 'Ten off', amount: -1000 },
    { of: 'giftCards', amount: 2500 },
    { of: 'wrapping', amount: 395 },
    { of: 'delivery', amount: 495 },
    { of: 'fee', amount: 300 },
    { of: 'total', amount: 12_190 },
    { of: 'paidByGiftCards', amount: -3000 },
    { of: 'rest', amount: 9190 },
  ]);
});

it('leaves out zero amounts, except a free or unknown delivery', () => {
  const rows = (shipping?: number) => sumLinesOf(sumsOf({ ...plain, shipping, total: 10_000 }));
  expect(rows(0)).toEqual([
    { of: 'goods', amount: 10_000 },
    { of: 'delivery', amount: 0 },
    { of: 'total', amount: 10_000 },
  ]);
  expect(rows()[1]).toEqual({ of: 'delivery', amount: undefined });
});

it('has no rest if gift cards pay all, and no delivery if nothing is delivered', () => {
  const paid = sumLinesOf(sumsOf({ ...plain, total: 10_000, shares: [10_000] }), false);
  expect(paid.map(({ of }) => of)).toEqual(['goods', 'total', 'paidByGiftCards']);
});

it('marks only reductions as savings', () => {
  const rows = sumLinesOf(sumsOf({ ...parts, fee: 300, shares: [3000] }));
  expect(rows.filter(isSaving).map(({ of }) => of)).toEqual(['itemDiscounts', 'reduction']);
});
