import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { VariantStock } from '#src/commerce/variant-stock.ts';
import type { KnownBag, StockLevels } from '#src/stock/stock.ts';
import { dropOne, isOfPage, stockByVariant, variantStock } from '#src/stock/stock.ts';

describe('without bag data', () => {
  it('STK-01 an empty quantity is coming soon, and not out of stock', () => {
    const stock = variantStock('', 0, null);
    expect(stock).toMatchObject({ isComingSoon: true, isOutOfStock: false, buyableQuantity: 0 });
  });

  it('STK-02 a quantity of 0 that is not coming soon is out of stock', () => {
    const stock = variantStock('0.0', 0, null);
    expect(stock).toMatchObject({ isComingSoon: false, isOutOfStock: true, buyableQuantity: 0 });
  });

  it('STK-03 a missing entry counts as 11 buyable, with quantity 1.0 filled in', () => {
    expect(variantStock(undefined, 0, null)).toEqual({
      isComingSoon: false,
      isOutOfStock: false,
      availableQuantity: 1,
      buyableQuantity: 11,
    });
  });

  it('STK-04 the buyable quantity is the availability number', () => {
    expect(variantStock('12.0', 0, null).buyableQuantity).toBe(12);
  });

  it('STK-06 both numbers drop by one on an add, and never below 0', () => {
    expect(variantStock('2.0', 1, null)).toMatchObject({
      availableQuantity: 1,
      buyableQuantity: 1,
    });
    expect(variantStock('2.0', 3, null)).toMatchObject({
      availableQuantity: 0,
      buyableQuantity: 0,
    });
  });

  it('a quantity that is no number counts as none', () => {
    expect(variantStock('many', 0, null)).toMatchObject({ isOutOfStock: true, buyableQuantity: 0 });
    expect(variantStock('-3.0', 0, null)).toMatchObject({ isOutOfStock: true, buyableQuantity: 0 });
  });
});

describe('with bag data', () => {
  it('STK-05 the buyable quantity is the available one minus the pieces in the bag', () => {
    const stock = variantStock('5.0', 0, { quantity: 3, dropped: 0 });
    expect(stock).toMatchObject({ availableQuantity: 5, buyableQuantity: 2 });
  });

  it('STK-05 more in the bag than available leaves zero, but is not out of stock', () => {
    const stock = variantStock('2.0', 0, { quantity: 4, dropped: 0 });
    expect(stock).toMatchObject({ isOutOfStock: false, buyableQuantity: 0 });
  });

  it('STK-06 an add counts once, whether or not the bag data already hold it', () => {
    const before = variantStock('5.0', 1, { quantity: 0, dropped: 1 });
    const after = variantStock('5.0', 1, { quantity: 1, dropped: 0 });
    expect(before.buyableQuantity).toBe(4);
    expect(after).toEqual(before);
  });

  it('STK-03 a missing entry counts as 11, whatever the bag contains', () => {
    expect(variantStock(undefined, 0, { quantity: 2, dropped: 0 }).buyableQuantity).toBe(11);
  });
});

it('STK-08 every requested variant gets its stock', () => {
  const stock = stockByVariant(
    { status: 'ready', variantIds: ['a', 'b'], quantities: { a: '4.0' }, dropped: { b: 1 } },
    { quantities: null, dropped: {} },
  );
  expect(stock['a']?.buyableQuantity).toBe(4);
  expect(stock['b']?.buyableQuantity).toBe(10);
});

it('STK-05 STK-06 each variant is counted against its own pieces in the bag', () => {
  const stock = stockByVariant(
    {
      status: 'ready',
      variantIds: ['a', 'b'],
      quantities: { a: '9.0', b: '9.0' },
      dropped: { a: 1 },
    },
    { quantities: { a: 3 }, dropped: { a: 2 } },
  );
  expect(stock).toEqual({
    a: { isComingSoon: false, isOutOfStock: false, availableQuantity: 8, buyableQuantity: 4 },
    b: { isComingSoon: false, isOutOfStock: false, availableQuantity: 9, buyableQuantity: 9 },
  });
  expect(is(stock['a'], VariantStock)).toBe(true);
});

const VARIANTS = { variantIds: ['a', 'b'] };
const NO_BAG: KnownBag = { quantities: null, dropped: {} };
const LEVELS = {
  idle: { status: 'idle' },
  loading: { status: 'loading', ...VARIANTS },
  ready: { status: 'ready', ...VARIANTS, quantities: { a: '1.0' }, dropped: { a: 1 } },
  failed: { status: 'failed', ...VARIANTS },
} as const satisfies Record<string, StockLevels>;

it('STK-08 no variant has stock before the answer, or without one', () => {
  for (const levels of [LEVELS.idle, LEVELS.loading, LEVELS.failed])
    expect(stockByVariant(levels, NO_BAG)).toEqual({});
});

it('STK-06 an add is counted for its variant alone', () => {
  expect(dropOne({}, 'a')).toEqual({ a: 1 });
  expect(dropOne({ a: 1, b: 2 }, 'a')).toEqual({ a: 2, b: 2 });
});

it('API-22 an answer belongs to the page that requested the same variants', () => {
  const own = Object.values(LEVELS).map((levels) => isOfPage(levels, ['a', 'b']));
  expect(own).toEqual([false, true, true, true]);
  expect(isOfPage(LEVELS.ready, ['a'])).toBe(false);
  expect(isOfPage(LEVELS.ready, ['ab'])).toBe(false);
});
