import { expect, it } from 'vitest';
import { isWorthSaying, lettersLeft, tidyNote } from '#src/cart/gift/gift.ts';
import { optimisticDetails } from '#src/cart/changes/optimistic.ts';
import { type CartChange, enqueued } from '#src/cart/changes/queue.ts';
import { bagTotalsOf } from '#src/cart/bag/totals.ts';
import { sumLinesOf } from '#src/commerce/order-sums.ts';
import '#src/cart/gift/gift-model.ts';
import { details, line } from '../bag.ts';

const gift = { isGift: false, note: '', isWrapped: false, wrappingPrice: 395 };
const wrapped: CartChange = { kind: 'gift', isGift: true, note: 'For you', isWrapped: true };
const plain: CartChange = { ...wrapped, isWrapped: false };

it('a note is counted as people count letters, without blanks around it', () => {
  expect(tidyNote('  one\r\ntwo ')).toBe('one\ntwo');
  expect(lettersLeft('')).toBe(240);
  expect(lettersLeft(' 🎁 ')).toBe(239);
  expect(lettersLeft('x'.repeat(243))).toBe(-3);
});

it('announces few remaining letters now and then, too many always', () => {
  expect([21, 20, 19, 15, 0, -1].map(isWorthSaying)).toEqual([
    false,
    true,
    false,
    true,
    true,
    true,
  ]);
});

it('sends only the last waiting gift change', () => {
  const once = enqueued({ current: null, waiting: [] }, wrapped);
  expect(enqueued(once, plain).waiting).toEqual([plain]);
  expect(enqueued({ current: wrapped, waiting: [] }, plain)).toEqual({
    current: wrapped,
    waiting: [plain],
  });
});

it('wrapping is a row of the total at once, whatever else changes', () => {
  const bag = { ...details([line({ quantity: 1 })]), gift };
  const shown = optimisticDetails(bag, [wrapped]);
  expect(shown).toMatchObject({ wrapping: 395, total: bag.total + 395, gift: { note: 'For you' } });
  expect(sumLinesOf(bagTotalsOf(shown, 0.2))).toContainEqual({ of: 'wrapping', amount: 395 });
  const more = optimisticDetails(bag, [wrapped, { kind: 'update', lineId: 'L1', quantity: 2 }]);
  expect(more.total).toBe(2 * 8990 + 395 + more.shipping);
  expect(optimisticDetails(shown, [plain]).total).toBe(bag.total);
});

it('a shop that offers no gifts has none', () => {
  const bag = details();
  expect(optimisticDetails(bag, [wrapped])).toEqual(bag);
  expect(sumLinesOf(bagTotalsOf(bag, 0.2)).map(({ of }) => of)).not.toContain('wrapping');
});
