// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentFacts } from '#src/checkout/payment/view/PaymentFacts.tsx';
import { $mailedTo } from '#src/checkout/steps/placed-model.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { SAVED, atDetails, typedIn } from '../../at-details.ts';
import { atPayment } from '../../at-payment.ts';

function factsOf(scope: Parameters<typeof ShopViews>[0]['scope']): Record<string, string> {
  cleanup();
  render(
    <ShopViews scope={scope}>
      <PaymentFacts />
    </ShopViews>,
  );
  return Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      fact.querySelector('dd')?.textContent ?? '',
    ]),
  );
}

it('CHK-05 the payment shows once more where, how and to whom, each with the way to change it', async () => {
  const shopper = await atDetails();
  const { draft, address } = typedIn('GB', { email: 'ada@loom.example', phone: '020 7946 0999' });
  await shopper.type('shipping', draft);
  await shopper.submit({ shipping: address });
  const facts = factsOf(shopper.scope);
  expect(facts['Delivery address']).toContain(address.line1);
  expect(facts['Delivery']).toMatch(/^Standard, £/);
  expect(facts['Contact']).toBe('ada@loom.example020 7946 0999');
  expect(facts['Billing address']).toBeUndefined();
  const ways = screen.getAllByRole('link', { name: /^Change / });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/checkout/shipping#address',
    '/checkout/shipping#delivery',
    '/checkout/shipping#contact',
  ]);
  const mailedTo = shopper.scope.getState($mailedTo);
  expect(mailedTo).toEqual({ orderId: shopper.orderId, email: 'ada@loom.example' });
  expect(shopper.trace()).not.toContain('ada@loom.example');
  expect(shopper.divergence()).toBeUndefined();
});

it('CHK-05 of a saved address and an account they are there too, and the account’s mail is not changed here', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED] });
  await shopper.submit();
  const facts = factsOf(shopper.scope);
  expect(facts['Delivery address']).toContain('12 Mill Lane');
  expect(facts['Contact']).toBe('mira@selvedge.example');
  expect(screen.queryByRole('link', { name: 'Change Contact' })).toBeNull();
});

it('CHK-05 after a reload the backend says them', async () => {
  const { scope } = await atPayment();
  const facts = factsOf(scope);
  expect(facts['Delivery address']).toContain('London');
  expect(facts['Delivery']).toMatch(/^Standard/);
});

it('CHK-05 of a guest whose address this tab does not know it says so, with the way to change it', async () => {
  const { scope } = await atPayment();
  const facts = factsOf(scope);
  expect(facts['Contact']).toContain('The e-mail address you gave us');
  expect(screen.getByRole('link', { name: 'Change Contact' })).toBeTruthy();
});
