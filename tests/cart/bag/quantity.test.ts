import { expect, it } from 'vitest';
import { isQuantity, mostOf, readQuantity } from '#src/cart/bag/quantity.ts';

it.each([
  ['1', { quantity: 1 }],
  ['2', { quantity: 2 }],
  [' 12 ', { quantity: 12 }],
  ['+3', { quantity: 3 }],
  ['０３', { quantity: 3 }],
  ['0', { problem: 'tooFew' }],
  ['-4', { problem: 'tooFew' }],
  ['- 12', { problem: 'tooFew' }],
  ['00', { problem: 'tooFew' }],
  ['+0', { problem: 'tooFew' }],
  ['99', { quantity: 99 }],
  ['x-4', { problem: 'notANumber' }],
  ['-4x', { problem: 'notANumber' }],
  ['-', { problem: 'notANumber' }],
  ['x0', { problem: 'notANumber' }],
  ['0x', { problem: 'notANumber' }],
  ['x3', { problem: 'notANumber' }],
  ['3x', { problem: 'notANumber' }],
  ['++3', { problem: 'notANumber' }],
  ['1000000000', { problem: 'tooMany' }],
  ['100', { problem: 'tooMany' }],
  ['1.5', { problem: 'notANumber' }],
  ['1,5', { problem: 'notANumber' }],
  ['1e3', { problem: 'notANumber' }],
  ['', { problem: 'notANumber' }],
  ['two', { problem: 'notANumber' }],
  ['<script>alert(1)</script>', { problem: 'notANumber' }],
  ['NaN', { problem: 'notANumber' }],
])('typed %j means %j', (typed, meant) => {
  expect(readQuantity(typed)).toEqual(meant);
});

it('STK-05 refuses a quantity above the stock', () => {
  expect(readQuantity('3', mostOf(2))).toEqual({ problem: 'tooMany' });
  expect(readQuantity('2', mostOf(2))).toEqual({ quantity: 2 });
  expect(readQuantity('100', 200)).toEqual({ problem: 'tooMany' });
  expect([mostOf(0), mostOf(500), mostOf(undefined)]).toEqual([1, 99, 99]);
});

it('a bag holds whole pieces, 1 to 99 of a kind', () => {
  expect([0, 1, 99, 100, 1.5, -1, 1e9, Number.NaN, Infinity].map(isQuantity)).toEqual([
    false,
    true,
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});
