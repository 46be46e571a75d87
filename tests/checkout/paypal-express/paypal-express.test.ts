import { $orderId } from '#src/session/model.ts';
import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { type ExpressContext, decideExpress } from '#src/checkout/paypal-express/decide.ts';
import {
  $express,
  confirmPaypalExpress,
  retryReview,
  startPaypalExpress,
} from '#src/checkout/paypal-express/paypal-express-model.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';

import { details } from '#tests/cart/bag.ts';
import { variantOf } from '../../harness/backend/client.ts';
import { atPayment } from '../at-payment.ts';
import { atReview } from './at-review.ts';

const VERIFY = 'POST /paypalexpress/verify';
const REVIEW = 'POST /paypalexpress/review';

const totalOf = ({ review }: Awaited<ReturnType<typeof atReview>>) => {
  const state = review();
  return state.status === 'shown' ? state.review.bag.total : undefined;
};

it('PAY-07 PayPal’s approval and the payer reach no trace, and the trace replays', async () => {
  const shopper = await atReview();
  await shopper.buys();
  const trace = shopper.session.trace();
  for (const text of [shopper.token, 'PAYER123', 'Pat', 'payer123@payer.example'])
    expect(trace).not.toContain(text);
  expect(verifyAtHand(readTrace(trace)).divergence).toBeUndefined();
});

it('PAY-07 PAY-02 shows a changed total, places no order, and asks for confirmation again', async () => {
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

it('PAY-07 CRT-03 shows changes of the bag in another tab at once', async () => {
  const shopper = await atReview();
  const from = totalOf(shopper);
  const wish = { variantId: variantOf('RL1001WHT', 2), quantity: 1, cin: '', sfid: '' };
  await shopper.other.perform(addItemCall, { ...wish, optIn: 'false' });
  await shopper.send(tabMessageReceived, { kind: 'bag-changed' as const });
  expect(shopper.review()).toMatchObject({ isFresh: true, from });
  expect(totalOf(shopper)).toBeGreaterThan(from ?? 0);
});

it('PAY-01 shows an order placed in another tab, and does not place it again', async () => {
  const shopper = await atReview();
  await shopper.paysElsewhere();
  await shopper.buys();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-01 shows an order at once when another tab reports it', async () => {
  const shopper = await atReview();
  await shopper.paysElsewhere();
  await shopper.send(tabMessageReceived, { kind: 'bag-changed' as const });
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
  expect(shopper.count(VERIFY)).toBe(0);
});

it('PAY-07 reports an expired approval, after the order was read', async () => {
  const then = { status: 400, errorKey: '_ERR_PAYPAL_TOKEN_EXPIRED' };
  const shopper = await atReview('PAYER123', { rules: [{ on: REVIEW, then }] });
  expect(shopper.count(`GET /order/${shopper.orderId}`)).toBe(1);
  expect(shopper.express()).toEqual({ status: 'failed', reason: 'expired' });
  expect(shopper.keptExpress()).toBeNull();
});

it('PAY-07 cannot be confirmed before the total is shown', async () => {
  const shopper = await atReview('PAYER123', { rules: [{ on: REVIEW, then: 'unreachable' }] });
  expect(shopper.review()).toEqual({ status: 'failed' });
  await shopper.buys();
  expect(shopper.count(VERIFY)).toBe(0);
  shopper.backend.setRules([]);
  await shopper.send(retryReview, undefined);
  await shopper.buys();
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('CRT-12 keeps the bag if PayPal cannot be reached', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const { scope, send, departures, keptExpress } = await atPayment({
    rules: [{ on: 'POST /paypalexpress', then }],
  });
  await send(startPaypalExpress, undefined);
  expect(scope.getState($express)).toMatchObject({ status: 'failed' });
  expect(departures).toEqual([]);
  expect(keptExpress()).toBeNull();
});

it('PAY-07 PAY-01 only pressing the button places the order: the reviewed one, once', async () => {
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

it('PAY-07 a review of another bag cannot be confirmed before it is read again', () => {
  const bag = details();
  const review = { bag, delivery: 'Standard', isCollected: false };
  const context: ExpressContext = {
    kept: null,
    location: { path: '', search: '' },
    basename: '',
    promises: new Map(),
    express: { status: 'confirm', orderId: '55', token: 'T1', payerId: 'P1' },
    review: { status: 'shown', review, isFresh: true },
    payment: { status: 'idle' },
    bag: { ...bag, goods: bag.goods + 1 },
    isAgreed: true,
  };
  const confirm = { kind: 'confirmPaypalExpress', payload: undefined } as const;
  expect(decideExpress(context, confirm)).toHaveProperty('verify');
  const read = decideExpress(context, { kind: 'bagRead', payload: undefined });
  expect(decideExpress({ ...context, review: read.review ?? context.review }, confirm)).toEqual({});
});
