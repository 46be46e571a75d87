import { type Struct, is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  ALL_TAGS,
  BagError,
  BagPageState,
  DetailsKind,
  MiniBagState,
  Tag,
  pieceCountOf,
} from '#src/cart/bag/cart.ts';
import { CartGift, CartLine } from '#src/cart/bag/contract.ts';
import { details, line, miniBag } from '../bag.ts';

/** Fails if a struct accepts the value without one of its parts. */
function expectAllNeeded(value: object, struct: Struct<any, any>) {
  expect(is(value, struct)).toBe(true);
  for (const key of Object.keys(value))
    expect(is({ ...value, [key]: null }, struct), key).toBe(false);
}

const discount = { displayLevel: 'Order', usage: 'Discount', amount: -900, description: '5%' };
const gift = { isGift: true, note: 'For Ada', isWrapped: true, wrappingPrice: 395 };

describe('the state of the bag', () => {
  it.each([
    { status: 'unknown' },
    { status: 'empty' },
    { status: 'loaded', bag: { ...miniBag(), leftOut: 1, shipping: 500, wrapping: 395 } },
    { status: 'failed' },
  ])('of the mini bag is logged with all its parts: %j', (state) => {
    expectAllNeeded(state, MiniBagState);
  });

  it.each([
    { status: 'closed' },
    { status: 'loading' },
    { status: 'empty' },
    { status: 'loaded', details: { ...details(), adjustments: [discount], gift } },
    { status: 'failed', reason: 'no cart details' },
  ])('of the bag page is logged with all its parts: %j', (state) => {
    expectAllNeeded(state, BagPageState);
  });

  it('ENT-19 is refused with a line, an adjustment or a gift that lacks a part', () => {
    const one = line({ unitWas: 9990, sizeKind: 'women', productGroup: 'jeans', giftCard: false });
    expectAllNeeded(one, CartLine);
    expectAllNeeded(gift, CartGift);
    for (const key of Object.keys(discount))
      expect(is({ ...one, adjustments: [{ ...discount, [key]: null }] }, CartLine), key).toBe(
        false,
      );
  });

  it.each(['add', 'update', 'remove', 'read'])('CRT-14 can be an error of: %s', (doing) => {
    const error = { doing, errorKey: '_ERR_ORDER_NOT_FOUND', isSessionOver: true };
    expectAllNeeded({ ...error, isUncertain: false }, BagError);
    expect(is({ doing }, BagError)).toBe(true);
  });

  it('has a tag for each call that reads it', () => {
    expect(ALL_TAGS).toEqual(['miniBag', 'details', 'customDetails']);
    expect(ALL_TAGS.map((tag) => is(tag, Tag))).toEqual([true, true, true]);
    expect(['details', 'customDetails'].map((kind) => is(kind, DetailsKind))).toEqual([true, true]);
  });
});

it.each([
  [{ status: 'loaded', bag: { ...miniBag(), count: 3 } }, 2, 5],
  [{ status: 'loaded', bag: { ...miniBag(), count: 3 } }, undefined, 3],
  [{ status: 'empty' }, 2, 2],
  [{ status: 'unknown' }, 2, null],
  [{ status: 'failed' }, 2, null],
] as const)('counts the pieces of %j with %s more that are being added', (bag, more, all) => {
  expect(pieceCountOf(bag, more)).toBe(all);
});
