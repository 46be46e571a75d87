// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { Scope } from 'effector';
import { expect, it } from 'vitest';
import { chooseOption, chooseTab } from '#src/checkout/details/delivery/delivery-model.ts';
import { PaymentFacts } from '#src/checkout/payment/view/PaymentFacts.tsx';
import { openPickup } from '#src/pickup/search/dialog-model.ts';
import { pointsOf } from '#src/pickup/pickup.ts';
import { choosePoint } from '#src/pickup/search/points-model.ts';
import { $searches, searchPoints } from '#src/pickup/search/search-model.ts';
import { $mailedTo } from '#src/checkout/steps/placed-model.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { SAVED, atDetails, typedIn } from '../../at-details.ts';
import { atPayment } from '../../at-payment.ts';

function factsOf(scope: Scope): Record<string, string> {
  cleanup();
  renderInShop(scope, <PaymentFacts />);
  return Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      fact.querySelector('dd')?.textContent ?? '',
    ]),
  );
}

it('CHK-05 shows address, delivery and contact before payment, each with a link to edit it', async () => {
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

it('CHK-05 shows a saved address and the account’s email, which cannot be edited here', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED] });
  await shopper.submit();
  const facts = factsOf(shopper.scope);
  expect(facts['Delivery address']).toContain('12 Mill Lane');
  expect(facts['Contact']).toBe('mira@selvedge.example');
  expect(screen.queryByRole('link', { name: 'Change Contact' })).toBeNull();
});

it('CHK-05 reads the details from the backend after a reload', async () => {
  const { scope } = await atPayment();
  const facts = factsOf(scope);
  expect(facts['Delivery address']).toContain('London');
  expect(facts['Delivery']).toMatch(/^Standard/);
});

it('CHK-05 shows a link to edit a guest’s address that this tab lacks', async () => {
  const { scope } = await atPayment();
  const facts = factsOf(scope);
  expect(facts['Contact']).toContain('The e-mail address you gave us');
  expect(screen.getByRole('link', { name: 'Change Contact' })).toBeTruthy();
});

it('CHK-05 PUP-06 shows a pickup point’s address in its country’s line order', async () => {
  const shopper = await atDetails();
  await shopper.send(chooseTab, { tab: 2 });
  await shopper.send(chooseOption, { optionId: '104' });
  await shopper.send(openPickup, { pickupType: 'UPSAP', near: 'Leeds' });
  await shopper.send(searchPoints, { pickupType: 'UPSAP', term: 'Leeds' });
  const [point] = pointsOf(shopper.scope.getState($searches)['UPSAP']);
  if (!point) throw new Error('no point');
  await shopper.send(choosePoint, { pickupType: 'UPSAP', pointId: point.id });
  await shopper.submit({ billing: typedIn('GB').address });
  factsOf(shopper.scope);
  const fact = screen.getByText(point.name).closest('dd');
  expect([...(fact?.children ?? [])].map((line) => line.textContent)).toEqual([
    point.name,
    point.line1,
    'Leeds',
    point.postcode,
  ]);
});
