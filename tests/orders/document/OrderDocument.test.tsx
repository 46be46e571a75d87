// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Address } from '#src/kernel/address.ts';
import type { Order } from '#src/orders/contract.ts';
import { OrderDocument } from '#src/orders/document/OrderDocument.tsx';
import { OrderView } from '#src/orders/document/OrderView.tsx';
import { isSameAddress, postalLines } from '#src/orders/document/postal-lines.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { order } from '../orders.ts';

const home: Address = {
  firstName: 'Ada',
  lastName: 'Example',
  line1: '1 Loom Street',
  postcode: 'SW1A 1AA',
  city: 'London',
  country: 'GB',
};
const point: Address = { ...home, line1: '8 Spindle Row', line2: 'Parcel locker' };

function show(change: Partial<Order>) {
  const { scope } = shopScope();
  renderInShop(scope, <OrderDocument order={order(change)} />);
}

it('RTE-12 shows an order as it was bought, with its totals and tax', () => {
  show({ shippingAddress: home, billingAddress: home, paymentMethod: 'creditCard' });
  expect(screen.getByRole('link', { name: 'Foundry Tee' })).toBeDefined();
  for (const text of ['White, S', 'Quantity: 2', '£54.73', 'Includes £9.12 VAT', 'Credit card'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('As the delivery address')).toBeDefined();
});

it('CFG-14 CUR-03 shows VAT or border tax as the bag did', () => {
  show({ total: 13500, tax: 2250 });
  expect(screen.getByText('Includes £22.50 VAT')).toBeDefined();
  expect(screen.queryByText(/taxed at the border/)).toBeNull();
  cleanup();
  show({ total: 13501, tax: 2250 });
  expect(screen.getByText(/^Orders above £135.00 are taxed at the border/)).toBeDefined();
  expect(screen.queryByText(/Includes .* VAT/)).toBeNull();
  cleanup();
  show({ total: 13501, tax: 2250, store: 'Rivet & Loom, York' });
  expect(screen.getByText('Includes £22.50 VAT')).toBeDefined();
});

it('shows a numbered size in the country’s system, with the label beside it', () => {
  const items = order().items.map((item) => ({
    ...item,
    size: '41 EU',
    sizeKind: 'shoes' as const,
  }));
  show({ items });
  expect(screen.getByText('White, UK 7½ (EU 41)')).toBeDefined();
});

it('PUP-06 shows the pickup point of a collected order, and a separate billing address', () => {
  show({ shippingAddress: point, billingAddress: home, pickupPoint: 'Parcel locker' });
  expect(screen.getByText('Pickup point')).toBeDefined();
  expect(screen.getAllByText('Parcel locker')).toHaveLength(1);
  expect(screen.getByText('8 Spindle Row')).toBeDefined();
  expect(screen.getByText('1 Loom Street')).toBeDefined();
});

it('CUR-02 shows amounts in the order’s currency in every store', () => {
  show({ currency: 'CZK', total: 129900 });
  expect(screen.getByText(/1\s?299,00\sKč/)).toBeDefined();
});

it('API-30 shows a text for an unknown payment method', () => {
  show({ paymentMethod: 'constructor' });
  expect(screen.getByText('As chosen')).toBeDefined();
});

it('ADR-11 places the postcode by the country’s format', () => {
  expect(postalLines(home).slice(-2)).toEqual(['London', 'SW1A 1AA']);
  const there = { ...home, country: 'DE', postcode: '10115', city: 'Berlin' };
  expect(postalLines(there).at(-1)).toBe('10115 Berlin');
  expect(isSameAddress(home, { ...home })).toBe(true);
  expect(isSameAddress(home, there)).toBe(false);
});

it('RTE-12 shows the promised days and the gift options', () => {
  show({
    arrives: { first: '2026-11-24', last: '2026-11-24' },
    gift: { note: 'For the long winter.', isWrapped: true },
    wrapping: 390,
    total: 5863,
    shippingMethod: 'Express, next working day',
  });
  for (const text of [
    'Promised for Tuesday 24 November',
    'This is a gift, wrapped',
    'No prices in the parcel',
    'For the long winter.',
    'Gift wrapping',
    '£58.63',
  ])
    expect(screen.getByText(text)).toBeDefined();
});

it('LST-08 shows the number of items that could not be read, and nothing if there are none', () => {
  show({ leftOut: 2 });
  const words = '2 more pieces cannot be shown just now. They are in the total.';
  expect(screen.getByText(words)).toBeDefined();
  cleanup();
  show({});
  expect(screen.queryByText(/cannot be shown just now/)).toBeNull();
});

it('GFT-03 shows no parcel, day or border tax for an order of gift cards alone', () => {
  const { scope } = shopScope();
  const items = order().items.map((item) => ({ ...item, price: 20000 }));
  const cards = order({
    items,
    goods: 0,
    giftCards: 20000,
    shipping: 0,
    total: 20000,
    tax: 0,
    shippingMethod: 'Home delivery',
    arrives: { first: '2026-03-04', last: '2026-03-06' },
  });
  renderInShop(scope, <OrderView order={cards} back={null} returnsPath="/returns" />);
  expect(screen.getByText('Gift cards come by e-mail, once they are paid.')).toBeDefined();
  expect(
    screen.queryByText(
      /Home delivery|4 March|taxed at the border|Includes .* VAT|On its way|Delivered/,
    ),
  ).toBeNull();
});
