import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import {
  $express,
  $isPayPalExpressInitiallyEnabled,
  confirmPaypalExpress,
  retryReview,
  startPaypalExpress,
} from '#src/checkout/paypal-express/paypal-express-model.ts';
import { inquireAgain } from '#src/checkout/payment/pay/payment-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { $firstNews, $isFatal, $isFatalShown } from '#src/fatal-error/model.ts';
import { $location, locationChanged } from '#src/ports/navigation.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { $orderId } from '#src/session/model.ts';
import { addressIn, HOME } from '../../harness/backend/purchase/shopper.ts';
import { variantOf } from '../../harness/backend/client.ts';
import { atPayment } from '../at-payment.ts';
import { atPaypal, atReview } from './at-review.ts';

const VERIFY = 'POST /paypalexpress/verify';
const REVIEW = 'POST /paypalexpress/review';
const lost = [{ on: VERIFY, call: 1, then: 'lost' }] as const;
const unreachable = [{ on: VERIFY, call: 1, then: 'unreachable' }] as const;
const NO_WORD = { on: 'GET /order/*', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } };

const totalOf = ({ review }: Awaited<ReturnType<typeof atReview>>) => {
  const state = review();
  return state.status === 'shown' ? state.review.bag.total : undefined;
};

it('PAY-07 RTE-13 CRT-12 CHK-12 from the bag, which offers it, to PayPal and back: the review is shown, and nothing is bought', async () => {
  const shopper = await atReview();
  expect(shopper.departures).toMatchObject([{ method: 'GET', fields: {} }]);
  expect(shopper.scope.getState($isPayPalExpressInitiallyEnabled)).toBe(true);
  expect(shopper.scope.getState($location).path).toBe('/checkout/payment/paypalexpress');
  expect(shopper.express().status).toBe('confirm');
  expect(shopper.review()).toMatchObject({
    status: 'shown',
    isFresh: true,
    review: { bag: { orderId: shopper.orderId }, address: { lastName: 'Example' } },
  });
  expect([shopper.count(REVIEW), shopper.count(VERIFY)]).toEqual([1, 0]);
  expect(shopper.orders()).toEqual([]);
});

it('PAY-07 PAY-01 only the press buys, what was shown, and once', async () => {
  const shopper = await atReview();
  await shopper.send(confirmPaypalExpress, undefined);
  expect(shopper.count(VERIFY)).toBe(0);
  const told = totalOf(shopper);
  await shopper.buys();
  await shopper.send(confirmPaypalExpress, undefined);
  expect(shopper.count(VERIFY)).toBe(1);
  expect(shopper.orders()).toEqual([shopper.orderId]);
  const { orders } = shopper.backend.world().state.purchase;
  expect(orders[shopper.orderId]?.total).toBe(told);
  expect(shopper.scope.getState($orderId)).toBe('0');
  expect(shopper.express()).toEqual({ status: 'idle' });
  expect(shopper.review()).toEqual({ status: 'closed' });
});

it('PAY-07 what PayPal said and who it is reach no trace, and the trace replays', async () => {
  const shopper = await atReview();
  await shopper.buys();
  const trace = shopper.session.trace();
  for (const text of [shopper.token, 'PAYER123', 'Pat', 'payer123@payer.example'])
    expect(trace).not.toContain(text);
  expect(verifyAtHand(readTrace(trace)).divergence).toBeUndefined();
});

it('PAY-07 a reload of that page goes on where it was, and forgets once it is bought', async () => {
  const kept = { nonce: 'nonce-1', payerId: 'PAYER123', isPaying: false };
  const next = await atPayment({ isAtExpress: kept });
  expect(next.scope.getState($express)).toMatchObject({ status: 'confirm' });
  expect(next.count(REVIEW)).toBe(1);
  await next.send(acceptTerms, { isAccepted: true });
  await next.send(confirmPaypalExpress, undefined);
  expect(next.orders()).toEqual([next.orderId]);
  expect(next.keptExpress()).toBeNull();
});

it('PAY-01 API-30 the page went while it paid: the order is asked for before anything can be paid', async () => {
  const kept = { nonce: 'nonce-1', payerId: 'PAYER123', isPaying: true };
  const paid = await atPayment({ isAtExpress: kept, isPaid: true });
  expect(paid.count(REVIEW)).toBe(0);
  expect(paid.visited.at(-1)).toContain(`orderId=${paid.orderId}`);
  expect(paid.keptExpress()).toBeNull();

  const unpaid = await atPayment({ isAtExpress: kept });
  expect(unpaid.payment()).toMatchObject({ status: 'failed', reason: 'interrupted' });
  expect(unpaid.count(REVIEW)).toBe(1);
  expect(unpaid.keptExpress()).toMatchObject({ isPaying: false });
});

it.each([
  ['REFUSED1', 'refused'],
  ['CANCELLED1', 'cancelled'],
])('PAY-02 PAY-07 the payer %s: %s', async (payerId, reason) => {
  const shopper = await atReview(payerId);
  await shopper.buys();
  expect(shopper.express()).toEqual({ status: 'failed', reason });
  expect(shopper.orders()).toEqual([]);
  expect(shopper.keptExpress()).toBeNull();
  // On the bag's page it is not said once more.
  const location = { path: '/shopping-bag', search: '', hash: '', key: 'bag' };
  await shopper.send(locationChanged, { location, action: 'push' as const });
  expect(shopper.express()).toEqual({ status: 'idle' });
});

it.each([
  ['ABROAD1', 'abroad'],
  ['POBOX1', 'poBox'],
  ['PARTIAL1', 'incomplete'],
])('PAY-07 to the address of %s nothing is sold, whatever is pressed', async (payerId, problem) => {
  const shopper = await atReview(payerId, { isAddressless: true });
  expect(shopper.review()).toMatchObject({ status: 'shown', review: { problem } });
  await shopper.buys();
  expect(shopper.count(VERIFY)).toBe(0);
  // With another address it goes on.
  await shopper.other.perform(updateShippingInfoCall, { optionId: HOME, address: addressIn() });
  await shopper.comesAgain();
  await shopper.buys();
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('RTE-13 who cancels at PayPal’s is told so', async () => {
  const shopper = await atPaypal();
  await shopper.goes(shopper.wayOf('cancelPath'), { token: shopper.token });
  expect(shopper.express()).toEqual({ status: 'cancelled' });
  expect(shopper.keptExpress()).toBeNull();
  expect(shopper.orders()).toEqual([]);
});

it('PAY-07 PAY-02 a total that moved is said, buys nothing, and is confirmed again', async () => {
  const shopper = await atReview();
  const from = totalOf(shopper);
  const wish = { variantId: variantOf('RL1001WHT', 2), quantity: 1, cin: '', sfid: '' };
  await shopper.other.perform(addItemCall, { ...wish, optIn: 'false' });
  await shopper.buys();
  expect(shopper.orders()).toEqual([]);
  expect(shopper.payment()).toMatchObject({ status: 'failed', reason: 'orderChanged' });
  expect(shopper.review()).toMatchObject({ status: 'shown', isFresh: true, from });
  const to = totalOf(shopper);
  expect(to).toBeGreaterThan(from ?? 0);
  await shopper.send(confirmPaypalExpress, undefined);
  const { orders } = shopper.backend.world().state.purchase;
  expect(orders[shopper.orderId]?.total).toBe(to);
});

it('PAY-07 CRT-03 what another tab does to the bag is shown at once', async () => {
  const shopper = await atReview();
  const from = totalOf(shopper);
  const wish = { variantId: variantOf('RL1001WHT', 2), quantity: 1, cin: '', sfid: '' };
  await shopper.other.perform(addItemCall, { ...wish, optIn: 'false' });
  await shopper.send(tabMessageReceived, { kind: 'bag-changed' as const });
  expect(shopper.review()).toMatchObject({ isFresh: true, from });
  expect(totalOf(shopper)).toBeGreaterThan(from ?? 0);
});

it('PAY-01 API-30 a lost answer is looked into', async () => {
  const shopper = await atReview('PAYER123', { rules: lost });
  await shopper.buys();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-01 API-30 one that never arrived is said to have failed, and may be paid again: one order', async () => {
  const shopper = await atReview('PAYER123', { rules: unreachable });
  await shopper.buys();
  expect(shopper.payment()).toMatchObject({ status: 'failed', reason: 'lost' });
  expect(shopper.express().status).toBe('confirm');
  await shopper.send(confirmPaypalExpress, undefined);
  expect(shopper.count(VERIFY)).toBe(2);
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('PAY-01 while nobody knows what became of it nobody may pay, and it can be looked again', async () => {
  const shopper = await atReview('PAYER123', { rules: [...lost, NO_WORD] });
  await shopper.buys();
  expect(shopper.payment()).toMatchObject({ status: 'uncertain' });
  expect(shopper.express().status).toBe('confirm');
  expect(shopper.keptExpress()).toMatchObject({ isPaying: true });
  await shopper.send(confirmPaypalExpress, undefined);
  expect(shopper.count(VERIFY)).toBe(1);
  await shopper.send(inquireAgain, undefined);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('FTL-01 PAY-01 the dialog says first what is known of the payment', async () => {
  const broken = { on: VERIFY, call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } };
  const shopper = await atReview('PAYER123', { rules: [broken, NO_WORD] });
  await shopper.buys();
  expect(shopper.scope.getState($isFatalShown)).toBe(true);
  expect(shopper.scope.getState($firstNews).key).toBe('checkout:pay.uncertain.text');
  await shopper.send(inquireAgain, undefined);
  expect(shopper.scope.getState($isFatal)).toBe(true);
});

it('PAY-01 bought in another tab: the order is shown, and not bought again', async () => {
  const shopper = await atReview();
  await shopper.paysElsewhere();
  await shopper.buys();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-01 kept from before an order that was paid in another way: the order is shown, and it is forgotten', async () => {
  const kept = { nonce: 'nonce-1', payerId: 'PAYER123', isPaying: false };
  const shopper = await atPayment({ isAtExpress: kept, isPaid: true });
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
  expect(shopper.keptExpress()).toBeNull();
});

it('PAY-01 bought in another tab, which says so: the order is shown at once', async () => {
  const shopper = await atReview();
  await shopper.paysElsewhere();
  await shopper.send(tabMessageReceived, { kind: 'bag-changed' as const });
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
  expect(shopper.count(VERIFY)).toBe(0);
});

it('RTE-13 an address that somebody types confirms nothing', async () => {
  const shopper = await atPaypal();
  await shopper.comesAgain();
  expect(shopper.express()).toEqual({ status: 'nothing' });
  await shopper.buys();
  expect(shopper.orders()).toEqual([]);
});

it('PAY-07 a link that somebody else wrote shows nothing and buys nothing', async () => {
  const shopper = await atPaypal();
  const way = shopper.wayOf('returnPath');
  way.searchParams.set('nonce', 'nonce-2');
  await shopper.goes(way, { token: shopper.token, payerId: 'PAYER123' });
  expect(shopper.express()).toEqual({ status: 'nothing' });
  expect(shopper.count(REVIEW)).toBe(0);
  await shopper.buys();
  expect(shopper.orders()).toEqual([]);
});

it('PAY-07 PayPal has forgotten it: that is said, after the order was asked for', async () => {
  const then = { status: 400, errorKey: '_ERR_PAYPAL_TOKEN_EXPIRED' };
  const shopper = await atReview('PAYER123', { rules: [{ on: REVIEW, then }] });
  expect(shopper.count(`GET /order/${shopper.orderId}`)).toBe(1);
  expect(shopper.express()).toEqual({ status: 'failed', reason: 'expired' });
  expect(shopper.keptExpress()).toBeNull();
});

it('PAY-07 nobody confirms what they have not been told the price of', async () => {
  const shopper = await atReview('PAYER123', { rules: [{ on: REVIEW, then: 'unreachable' }] });
  expect(shopper.review()).toEqual({ status: 'failed' });
  await shopper.buys();
  expect(shopper.count(VERIFY)).toBe(0);
  shopper.backend.setRules([]);
  await shopper.send(retryReview, undefined);
  await shopper.buys();
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('CRT-12 where PayPal cannot be reached, the bag stays', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const { scope, send, departures, keptExpress } = await atPayment({
    rules: [{ on: 'POST /paypalexpress', then }],
  });
  await send(startPaypalExpress, undefined);
  expect(scope.getState($express)).toMatchObject({ status: 'failed' });
  expect(departures).toEqual([]);
  expect(keptExpress()).toBeNull();
});
