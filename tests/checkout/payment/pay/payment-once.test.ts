import { expect, it } from 'vitest';
import { scopeBind } from 'effector';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { inquireAgain } from '#src/checkout/payment/pay/payment-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { payCall } from '#src/checkout/payment/api.ts';
import { changeOrderId } from '#src/session/model.ts';
import { variantOf } from '../../../harness/backend/client.ts';
import { TYPED_CARD, atPayment } from '../../at-payment.ts';

const WISH = { card: TYPED_CARD, saveCard: false };

it('PAY-01 a double press is one order and one payment', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  const press = scopeBind(pay, { scope: shopper.scope });
  press(WISH);
  press(WISH);
  await shopper.settle();
  press(WISH);
  await shopper.settle();
  expect(shopper.count('POST /payments')).toBe(1);
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('PAY-01 what another tab has paid is not paid again, and both see the same order', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  const card = { ...TYPED_CARD };
  const { orderId } = shopper;
  const wish = { orderId, method: 'creditCard' as const, card, saveCard: false, giftCards: [] };
  await shopper.other.perform(payCall, { ...wish, returnPath: '/checkout/payment' });
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([orderId]);
  expect(Object.keys(shopper.backend.world().state.purchase.payments)).toHaveLength(1);
  expect(shopper.visited.at(-1)).toContain(`orderId=${orderId}`);
});

it('PAY-01 API-30 after a lost answer the order is asked for, and found', async () => {
  const rules = [{ on: 'POST /payments', call: 1, then: 'lost' }] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-01 API-30 a payment that never arrived may be made again, and is one order', async () => {
  const rules = [{ on: 'POST /payments', call: 1, then: 'unreachable' }] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'lost' });
  expect(shopper.count(`GET /order/${shopper.orderId}`)).toBe(1);
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('PAY-01 API-30 of a bag that is not the shopper’s any more nobody says that it was not ordered', async () => {
  const rules = [
    { on: 'POST /payments', call: 1, then: 'unreachable' },
    { on: 'GET /order/*', call: 1, then: 'unreachable' },
  ] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  await shopper.payByCard();
  await shopper.send(changeOrderId, { orderId: '999' });
  await shopper.send(inquireAgain, undefined);
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'orderGone' });
});

it('PAY-01 API-30 after a reload nobody says that the bag is gone before it is known whose it is', async () => {
  const shopper = await atPayment({
    kept: { orderId: 'ORDER', method: 'creditCard' },
    rules: [{ on: 'GET /userinfo/*', then: 'unreachable' }],
  });
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'interrupted' });
});

it('PAY-01 API-30 nobody may pay while nobody knows, and looking again settles it', async () => {
  const rules = [
    { on: 'POST /payments', call: 1, then: 'lost' },
    { on: 'GET /order/*', call: 1, then: 'unreachable' },
  ] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.payment()).toMatchObject({ status: 'uncertain' });
  await shopper.payByCard();
  expect(shopper.count('POST /payments')).toBe(1);
  await shopper.send(inquireAgain, undefined);
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it.each(['half-body', 'html', 'wrong-type', 'too-large'] as const)(
  'PAY-01 an answer that cannot be read (%s) is looked into',
  async (then) => {
    const shopper = await atPayment({ rules: [{ on: 'POST /payments', call: 1, then }] });
    await shopper.readyWithCard();
    await shopper.payByCard();
    expect(shopper.orders()).toEqual([shopper.orderId]);
    expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
  },
);

it('PAY-01 after a reload while it was paid, the order is found', async () => {
  const kept = { orderId: 'ORDER', method: 'creditCard' };
  const shopper = await atPayment({ kept, isPaid: true });
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-02 what the shopper did not see is not paid: a bag that has changed elsewhere', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  const wish = { variantId: variantOf('RL1001WHT', 3), quantity: 1, cin: '', sfid: '' };
  await shopper.other.perform(addItemCall, { ...wish, optIn: 'false' });
  await shopper.payByCard();
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'orderChanged' });
  expect(shopper.orders()).toEqual([]);
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
});
