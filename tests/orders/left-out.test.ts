import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { SavedAddressesAnswer, readSavedAddresses } from '#src/address/response.ts';
import { addressLines } from '#src/address/AddressText.tsx';
import { addressForm } from '#src/address/form.ts';
import { nameOf } from '#src/kernel/intl.ts';
import { parseForeign } from '#src/kernel/safe-keys.ts';
import { OrderAnswer, OrderListAnswer, readOrder, readOrders } from '#src/orders/response.ts';

const head = {
  orderId: '701001',
  status: 'processing',
  placedDate: '2026-11-20T10:00:00Z',
  currency: 'GBP',
  orderTotal: '99.90',
};
const item = {
  orderItemId: '1',
  partNumber: '871',
  productName: 'Jeans',
  quantity: 1,
  orderItemPrice: '99.90',
};
const address = {
  firstName: 'Ada',
  lastName: 'Example',
  address1: '1 Loom Street',
  zipCode: 'W1D 4HS',
  city: 'London',
  country: 'GB',
};

it('LST-08 omits and counts items that cannot be read', () => {
  const answer = { ...head, cartValue: '99.90', cartShipping: '0.00' };
  const items = [item, { ...item, orderItemPrice: '1e17' }];
  const order = readOrder(create({ ...answer, items }, OrderAnswer));
  expect(order.items).toHaveLength(1);
  expect(order.leftOut).toBe(1);
  expect(readOrder(create({ ...answer, items: [item] }, OrderAnswer))).not.toHaveProperty(
    'leftOut',
  );
});

it('LST-08 omits and counts orders that cannot be read', () => {
  const orders = [
    { ...head, itemCount: 1 },
    { ...head, currency: 'EURO', itemCount: 1 },
  ];
  expect(readOrders(create({ orders, total: 2 }, OrderListAnswer)).leftOut).toBe(1);
});

it('ADR-03 omits only the saved address that cannot be read', () => {
  const contact: unknown = [{ ...address, country: 'constructor' }, address, { city: 7 }];
  const answer = create(parseForeign(JSON.stringify({ contact })), SavedAddressesAnswer);
  expect(readSavedAddresses(answer)).toHaveLength(1);
});

it('ADR-01 does not throw for a country code that is a JavaScript property name', () => {
  const place = { firstName: 'A', lastName: 'B', line1: 'C', postcode: '1', city: 'D' };
  for (const country of ['constructor', '__proto__', 'toString']) {
    expect(addressLines({ ...place, country })).toEqual(['C', '1 D']);
    expect(addressForm(country, 'rl')).toBeUndefined();
    expect(nameOf('region', country, 'en')).toBe(country);
  }
});
