// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { addGiftCard } from '#src/checkout/payment/gift-cards/gift-cards-model.ts';
import { chooseMethod } from '#src/checkout/payment/methods/methods-model.ts';
import { $shownChange } from '#src/checkout/payment/pay/changed-total-model.ts';
import { $checkoutSums } from '#src/checkout/payment/pay/payable-model.ts';
import { assignCodeCall, removeCodeCall } from '#src/cart/bag/promotion-api.ts';
import { BagPage } from '#src/cart/view/BagPage.tsx';
import { MiniBagFoot } from '#src/cart/view/MiniBagFoot.tsx';
import { $shownMiniBag } from '#src/cart/changes/shown-model.ts';
import { CheckoutPage } from '#src/checkout/page/CheckoutPage.tsx';
import { PaypalExpressPage } from '#src/checkout/page/PaypalExpressPage.tsx';
import { chooseOption } from '#src/checkout/details/delivery/delivery-model.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { orderCall, ordersCall } from '#src/orders/api.ts';
import { OrderTotals } from '#src/orders/document/OrderTotals.tsx';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { addressIn } from '../../harness/backend/purchase/shopper.ts';
import { atDetails, typedIn } from '../at-details.ts';
import { atPayment } from '../at-payment.ts';
import { atReview } from '../paypal-express/at-review.ts';

const EXPRESS = '102';
const CODE = { code: 'INDIGO10' };

type Other = Awaited<ReturnType<typeof atPayment>>['other'];

async function before(other: Other) {
  await other.perform(updateShippingInfoCall, { optionId: EXPRESS, address: addressIn('GB') });
  await other.perform(assignCodeCall, CODE);
  return {};
}

async function reduced(start: Parameters<typeof atPayment>[0] = { before }) {
  const shopper = await atPayment({ pieces: 2, ...start });
  const show = (view: React.ReactNode) => {
    cleanup();
    renderInShop(shopper.scope, view);
  };
  return { ...shopper, show };
}

/** Returns the amounts of a named row in all totals on the page. */
function rows(name: string, place: HTMLElement = document.body): string[] {
  return [...place.querySelectorAll('dl > div')]
    .filter((row) => row.querySelector('dt')?.textContent === name)
    .map((row) => row.querySelector('dd')?.textContent ?? '');
}

const ROWS = ['Goods', 'Savings on items', 'INDIGO10: 10% off your order', 'Delivery'];
const all = (place?: HTMLElement) => ROWS.map((name) => rows(name, place)[0]);

it('one total: bag, mini bag, payment, button, notice, confirmation, order, list and email agree', async () => {
  const { scope, orderId, other, show, send, readyWithCard, payByCard, backend } = await reduced();
  show(<BagPage onSignIn={() => undefined} />);
  const [total] = rows('Total');
  const parts = all();
  expect(parts.every((part) => part !== undefined)).toBe(true);
  expect(parts[3]).toMatch(/^£\d/);
  expect(document.body.textContent).toContain(`2 items, ${total} in all.`);

  const miniBag = scope.getState($shownMiniBag);
  const sums = scope.getState($checkoutSums);
  if (miniBag.status !== 'loaded' || !sums) throw new Error('no bag');
  show(<MiniBagFoot bag={miniBag.bag} />);
  const pounds = (amount: number) => `£${(amount / 100).toFixed(2)}`;
  expect(screen.getByRole('status').textContent).toContain(
    pounds(sums.total - (sums.shipping ?? 0)),
  );
  expect(total).toBe(pounds(sums.total));

  await readyWithCard();
  show(<CheckoutPage stage="payment" signIn={null} />);
  expect(rows('Total')).toEqual([total]);
  expect(rows('To pay now')).toEqual([total]);
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  expect(all(summary)).toEqual(parts);
  expect(within(summary).getAllByText(total ?? '').length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: `Pay ${total}` })).toBeTruthy();

  // Another tab removes the code and adds it again.
  await other.perform(removeCodeCall, CODE);
  await act(() => send(tabMessageReceived, { kind: 'bag-changed' as const }));
  const [dearer] = rows('Total');
  expect(dearer).not.toBe(total);
  expect(document.body.textContent).toContain(
    `Your order now comes to ${dearer} instead of ${total}.`,
  );
  expect(screen.getByRole('button', { name: `Pay ${dearer}` })).toBeTruthy();
  await other.perform(assignCodeCall, CODE);
  await act(() => send(tabMessageReceived, { kind: 'bag-changed' as const }));
  expect(document.body.textContent).not.toContain('now comes to');

  const giftCard = { number: giftCardNumber('GBP', '01'), pin: '1873', lastDigits: '0101' };
  await act(() => send(addGiftCard, giftCard));
  const paid = rows('Paid by gift card');
  const rest = rows('To pay now');
  expect(paid).toEqual(['-£25.00']);
  expect(new Set(rest).size).toBe(1);
  expect(screen.getByRole('button', { name: `Pay ${rest[0]}` })).toBeTruthy();

  await act(() => payByCard());
  const order = await other.perform(orderCall, { orderId });
  show(<OrderTotals order={order} />);
  expect(rows('Total')).toEqual([total]);
  expect(all()).toEqual(parts);
  expect(rows('Paid by gift card')).toEqual(paid);
  expect(rows('Credit card')).toEqual([rest[0]]);
  const { orders } = await other.perform(ordersCall, { page: 1 });
  expect(pounds(orders[0]?.total ?? 0)).toBe(total);
  const letter = lettersOf(backend.world())[0];
  const said = Object.fromEntries(letter?.sums.map(({ what, amount }) => [what, amount]) ?? []);
  expect([said['Goods'], said['Savings on items'], said[ROWS[2] ?? '']]).toEqual(parts.slice(0, 3));
  expect(said).toMatchObject({ Total: total, 'Paid by gift card': '-£25.00' });
  expect(said['Delivery: Express, next working day']).toBe(parts[3]);
});

it('one total: the fee of cash on delivery is in the summary, beside the button and in the order', async () => {
  const { show, send, scope } = await reduced({ country: 'CZ' });
  await send(chooseMethod, { method: 'cod' });
  const fee = scope.getState($checkoutSums)?.fee ?? 0;
  expect(fee).toBeGreaterThan(0);
  show(<CheckoutPage stage="payment" signIn={null} />);
  expect(rows('Total')).toEqual(rows('To pay on delivery'));
  expect(rows('Fee for cash on delivery')).toEqual(rows('Cash on delivery'));
});

it('one total: the review of PayPal express, its button and its summary', async () => {
  const shopper = await atReview('PAYER123', { pieces: 2, before });
  renderInShop(shopper.scope, <PaypalExpressPage />);
  const [total] = rows('Total');
  expect(all().every((part) => part !== undefined)).toBe(true);
  expect(screen.getByRole('button', { name: `Pay ${total} now` })).toBeTruthy();
});

it('one total: details and payment agree, and a chosen delivery is no changed total', async () => {
  const shopper = await atDetails();
  const sums = () => shopper.scope.getState($checkoutSums);
  const standard = sums()?.total ?? 0;
  await shopper.send(chooseOption, { optionId: EXPRESS });
  const express = sums()?.total ?? 0;
  expect(express).toBeGreaterThan(standard);
  const { draft, address } = typedIn();
  await shopper.type('shipping', draft);
  await shopper.submit({ shipping: address });
  expect(shopper.visited.at(-1)).toContain('/checkout/payment');
  expect(sums()?.total).toBe(express);
  expect(shopper.scope.getState($shownChange)).toBeNull();
  expect(shopper.trace()).not.toContain('"checkout/totalMoved"');
});

it('GFT-03 CFG-14 shows no customs note, tax or delivery day for gift cards alone', async () => {
  const { show } = await reduced({ piece: 'RL2601STD', pieces: 5 });
  show(<CheckoutPage stage="payment" signIn={null} />);
  expect(screen.getAllByText('Gift cards').length).toBeGreaterThan(0);
  expect(screen.queryByText(/taxed at the border|Includes .* VAT/i)).toBeNull();
  expect(screen.queryByText(/working day|Arrives/)).toBeNull();
  show(<BagPage onSignIn={() => undefined} />);
  expect(screen.queryByText(/taxed at the border|working day|Arrives/i)).toBeNull();
});

it('PAY-01 shows the outcome at any step after a provider return in a tab without state', async () => {
  const brought = { paymentId: 'P1', redirectResult: 'passed' };
  const { show } = await reduced({ isAtPaypal: true, search: '?order=ORDER', brought });
  show(<CheckoutPage stage="login" signIn={null} />);
  expect(screen.getByText(/Your payment was interrupted/)).toBeDefined();
});
