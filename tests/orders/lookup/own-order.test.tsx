// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmationHead } from '#src/orders/confirmation/ConfirmationHead.tsx';
import { Letterhead } from '#src/orders/document/Letterhead.tsx';
import { LookupPage } from '#src/orders/lookup/LookupPage.tsx';
import { locationChanged } from '#src/ports/navigation.ts';
import { companyOf } from '#src/store-config/company.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { atPayment } from '../../checkout/at-payment.ts';
import { order } from '../orders.ts';

type Shopper = Awaited<ReturnType<typeof atPayment>>;

async function follows(shopper: Shopper, orderId: string) {
  const location = {
    path: '/services/view-order',
    search: `?orderId=${orderId}`,
    hash: '',
    key: `follows-${orderId}`,
  };
  await shopper.send(locationChanged, { location, action: 'push' as const });
  cleanup();
  renderInShop(
    shopper.scope,
    <LookupPage
      onSignIn={() => undefined}
      returnsPath="/returns"
      tidyPostcode={(typed) => typed}
      postcodeExample="SW1A 1AA"
    />,
  );
}

it('ORD-03 RTE-05 shows a newly placed order without asking for a postcode', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard();
  await follows(shopper, shopper.orderId);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Order ${shopper.orderId}`);
  expect(screen.queryByLabelText('Postcode')).toBeNull();
});

it('ORD-03 requests the postcode of another shopper’s order', async () => {
  const shopper = await atPayment();
  await follows(shopper, '990001');
  expect(screen.getByLabelText('Postcode')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('990001');
});

it('RTE-12 the confirmation shows the email address of its message', () => {
  const { scope } = shopScope();
  renderInShop(scope, <ConfirmationHead order={order()} email="ada@loom.example" />);
  expect(screen.getByText(/on its way to ada@loom\.example/)).toBeTruthy();
});

it('a printed order shows the company, its address and VAT number', () => {
  const { scope } = shopScope();
  const { container } = renderInShop(scope, <Letterhead />);
  const { name, address, vatNumber } = companyOf({ brand: 'rl', countryCode: 'GB' });
  for (const part of [name, ...address, `VAT number ${vatNumber}`])
    expect(container.textContent).toContain(part);
  for (const site of [...storesOfBrand('rl'), ...storesOfBrand('hm')])
    expect(companyOf(site).vatNumber).toMatch(/^(?:GB|NL|CHE)[ \-.\dBMWST]+$/);
});
