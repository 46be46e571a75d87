import { expect, it } from 'vitest';
import { readFinding } from '#harness/showroom/finding.ts';
import {
  roomAddress,
  sheetAddress,
  sheetIn,
  stateAddress,
  walkAddress,
} from '../../../stories/showroom/links.ts';

const walk = '?story=showroom--walk&mode=preview&scenario=bag-voucher&brand=hm&q=voucher';

it('the index does not keep the page of a sheet visited before', () => {
  const sheet = `${sheetAddress('bag', walk)}&kind=Loading`;
  expect(sheetIn(sheet)).toBe('bag');
  for (const on of [
    sheet,
    stateAddress('cart--empty', sheet),
    walkAddress('bag-undo', sheet, {}),
  ]) {
    const index = roomAddress('index', on);
    expect(readFinding(index)).toMatchObject({ query: 'voucher', place: undefined });
    expect(index).toBe('?story=showroom--index&mode=preview&brand=hm&q=voucher');
  }
});

it("keeps the index's page filter, and opens its sheet first", () => {
  const states = roomAddress('states', '?story=showroom--index&page=product');
  expect(sheetIn(states)).toBe('product');
  const other = sheetAddress('bag', states);
  expect(sheetIn(other)).toBe('bag');
  expect(readFinding(roomAddress('index', other)).place).toBe('product');
});

it('opens a sheet from an old link without the sheet parameter', () => {
  expect(sheetIn('?story=showroom--states&mode=preview&page=payment&kind=Refused')).toBe('payment');
  expect(sheetIn('?story=showroom--states')).toBeNull();
});
