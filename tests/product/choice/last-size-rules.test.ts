import { expect, it } from 'vitest';
import {
  partsOfSize,
  recalledSize,
  sizeOf,
  withLastSize,
  withSize,
} from '#src/product/choice/remembered-size.ts';
import { chosenSizeText, joinSize } from '#src/product/choice/use-size-text.ts';
import type { Product } from '#src/product/contract.ts';
import { EMPTY_SELECTOR } from '#src/product/selector.ts';
import { buyable, product, sized, soldOut, waistsAndLengths } from '../products.ts';

const WHITE = 'RL1001WHT';
const BLACK = 'RL1001BLK';
const PAIRS = waistsAndLengths(['30', '32'], ['32', '32'], ['32', '34']);

/** Last sizes after a choice of the style RL1001. */
const chosen = (size: string) => ({ RL1001: { size, width: null, length: null } });
const pair = (width: string, length: string) => ({ RL1001: { size: null, width, length } });
const untouched = { ...EMPTY_SELECTOR, productId: WHITE };

it('PRD-02 offers the size chosen in another colour if it can be bought', () => {
  expect(recalledSize(product(), untouched, { 'ean-M': buyable }, chosen('M'))).toMatchObject({
    status: 'offered',
    variantId: 'ean-M',
  });
  expect(recalledSize(product({ variants: PAIRS }), untouched, {}, pair('32', '34'))).toMatchObject(
    { status: 'offered', variantId: 'ean-32-34' },
  );
});

it('PRD-02 reports a size that is sold out or not made', () => {
  const of = (given: Product, stock = {}) =>
    recalledSize(given, untouched, stock, chosen('M'))?.status;
  expect(of(product(), { 'ean-M': soldOut })).toBe('outOfStock');
  expect(of(product({ variants: sized('S', 'L') }))).toBe('missing');
  expect(recalledSize(product({ variants: PAIRS }), untouched, {}, pair('30', '34'))?.status).toBe(
    'missing',
  );
});

it('offers nothing for other styles, for a chosen size, or after another choice', () => {
  const of = (lasts: ReturnType<typeof pair>, selector = untouched) =>
    recalledSize(product({ variants: PAIRS }), selector, {}, lasts);
  expect(recalledSize(product({ styleId: 'RL1002' }), untouched, {}, chosen('M'))).toBeNull();
  expect(recalledSize(product(), { ...untouched, size: 'M' }, {}, chosen('M'))).toBeNull();
  expect(of(pair('32', '34'), { ...untouched, width: '30' })).toBeNull();
  expect(of(pair('32', '34'), { ...untouched, width: '32' })?.status).toBe('offered');
  expect(recalledSize(product(), { ...untouched, productId: BLACK }, {}, chosen('M'))).toBeNull();
});

it('offers nothing right after the first choice of a waist', () => {
  const lasts = { RL1001: { size: null, width: '32', length: null } };
  const now = { ...untouched, width: '32' };
  expect(recalledSize(product({ variants: PAIRS }), now, {}, lasts)).toBeNull();
});

it('marks a waist without a length, without a question', () => {
  const lasts = { RL1001: { size: null, width: '32', length: null } };
  expect(recalledSize(product({ variants: PAIRS }), untouched, {}, lasts)).toMatchObject({
    status: 'partial',
  });
});

it('remembers twelve styles, the latest last', () => {
  const none = { size: null, width: null, length: null };
  const many = Array.from({ length: 14 }, (_, at) => `RL10${at + 10}`).reduce(
    (lasts, style) => withLastSize(lasts, style, none),
    {},
  );
  expect(Object.keys(many)).toHaveLength(12);
  expect(Object.keys(withLastSize(many, 'RL1013', none)).at(-1)).toBe('RL1013');
});

it('PRD-02 offers nothing when all axes are chosen or have no choice', () => {
  const oneLength = product({ variants: waistsAndLengths(['30', '32'], ['32', '32']) });
  const waist = { ...untouched, width: '32' };
  expect(recalledSize(oneLength, waist, {}, pair('32', '34'))).toBeNull();
  expect(recalledSize(product({ variants: sized('M') }), untouched, {}, chosen('L'))).toBeNull();
});

it('PRD-02 reports that a length is not made even if it cannot be chosen here', () => {
  const oneLength = product({ variants: waistsAndLengths(['30', '32'], ['32', '32']) });
  const lengthGiven = { ...untouched, length: '32' };
  expect(recalledSize(oneLength, lengthGiven, {}, pair('32', '34'))).toEqual({
    size: pair('32', '34').RL1001,
    status: 'missing',
    variantId: null,
  });
});

it('PRD-02 offers no size for a gift card', () => {
  expect(recalledSize(product({ giftCard: true }), untouched, {}, chosen('M'))).toBeNull();
});

it('ignores a style named like a property of Object.prototype', () => {
  expect(recalledSize(product({ styleId: 'constructor' }), untouched, {}, {})).toBeNull();
});

it('selects the known parts of a size, and clears the size error', () => {
  const size = { size: null, width: '32', length: null };
  const selector = { ...untouched, length: '34', showSizeErrors: true };
  const taken = withSize(selector, size);
  expect(taken).toEqual({ ...untouched, width: '32', length: '34' });
  expect(sizeOf(taken)).toEqual({ size: null, width: '32', length: '34' });
  expect(partsOfSize(size)).toEqual([{ axis: 'width', value: '32' }]);
});

it('calls a pair 32/32, and a size with words by its parts apart', () => {
  expect(joinSize(['32', '32'])).toBe('32/32');
  expect(joinSize(['50 EU', 'short'])).toBe('50 EU / short');
  expect(joinSize(['32', 'short'])).toBe('32 / short');
  expect(chosenSizeText({ size: null, width: '32', length: '34' }, undefined, 'EU')).toBe('32/34');
});
