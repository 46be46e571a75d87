import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { $bagPage } from '#src/cart/bag/bag-model.ts';
import { $choice } from '#src/checkout/payment/methods/methods-model.ts';
import {
  $globalErrorHandlerMessage,
  $isFullPageLoaderShowing,
} from '#src/checkout/payment/pay/payment-model.ts';
import { $isPaying } from '#src/checkout/steps/placed-model.ts';
import { $paymentTermsAccepted } from '#src/checkout/payment/pay/terms-model.ts';
import { $orderId } from '#src/session/model.ts';
import { TYPED_CARD, atPayment } from '../../at-payment.ts';

type Shopper = Awaited<ReturnType<typeof atPayment>>;

const READS = ['GET /cart/@self/minibag', 'GET /cart/@self/custom_cart_details'];
const BAG = /\/cart\/@self\/(?:minibag|custom_cart_details)/;

function expectNoSecret({ session }: Shopper): void {
  const trace = session.trace();
  for (const secret of [TYPED_CARD.number, TYPED_CARD.number.slice(0, 12), TYPED_CARD.holderName])
    expect(trace).not.toContain(secret);
  expect(trace).not.toMatch(/"737"/);
  expect(verifyAtHand(readTrace(trace)).divergence).toBeUndefined();
}

it.each([
  ['4111111111111111', 'success'],
  ['4000000000000077', 'pending'],
])('PAY-01 API-53 the card %s makes the order (%s), and user info has none', async (number) => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard(number);
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
  expect(shopper.scope.getState($orderId)).toBe('0');
  expect(shopper.payment()).toEqual({ status: 'idle' });
  expectNoSecret(shopper);
});

it.each([
  ['4000000000000002', 'refused'],
  ['4000008260003178', 'cancelled'],
  ['4000000000000341', 'timeout'],
  ['4000000000000119', 'broken'],
])(
  'PAY-02 CHK-12 the card %s ends as %s: it is said, no loader stays, the bag is read again, and nothing is lost',
  async (number, reason) => {
    const shopper = await atPayment();
    await shopper.readyWithCard();
    const before = READS.map(shopper.count);
    await shopper.payByCard(number);
    expect(shopper.payment()).toEqual({ status: 'failed', reason });
    expect(READS.map(shopper.count)).toEqual(before.map((count) => count + 1));
    expect(shopper.scope.getState($globalErrorHandlerMessage)).toBe(
      `checkout:pay.failed.${reason}`,
    );
    expect(shopper.scope.getState($isFullPageLoaderShowing)).toBe(false);
    expect(shopper.scope.getState($choice)).toEqual({ method: 'creditCard' });
    expect(shopper.scope.getState($paymentTermsAccepted)).toBe(true);
    expect(shopper.scope.getState($bagPage).status).toBe('loaded');
    expect(shopper.orders()).toEqual([]);
    await shopper.payByCard();
    expect(shopper.orders()).toEqual([shopper.orderId]);
    expectNoSecret(shopper);
  },
);

/** What was asked since the payment was sent last. */
function sincePaying({ asked }: Shopper): string[] {
  return asked.slice(asked.lastIndexOf('POST /payments') + 1);
}

const DOWN = { status: 503, errorKey: '_ERR_GENERIC' };

it('PAY-03 SES-08 a guest answered 401 to the last has the bag read for the new identity, not for the payment', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  const before = READS.map(shopper.count);
  await shopper.payByCard('4000000000009235');
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'unauthorised' });
  expect(shopper.count('POST /payments')).toBe(3);
  expect(READS.map(shopper.count)).toEqual(before.map((count) => count + 1));
  expect(sincePaying(shopper)).not.toEqual(expect.arrayContaining([expect.stringMatching(BAG)]));
  expect(shopper.scope.getState($choice)).toEqual({ method: 'creditCard' });
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expectNoSecret(shopper);
});

it('PAY-03 a payment answered 401 whose session cannot be renewed reads no bag', async () => {
  const rules = [{ on: 'POST /guestidentity', call: 2, times: 9, then: DOWN }] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  const before = READS.map(shopper.count);
  await shopper.payByCard('4000000000009235');
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'unauthorised' });
  expect(READS.map(shopper.count)).toEqual(before);
});

it('PAY-01 SES-07 a guest whose session ends at the payment has paid all the same, once', async () => {
  const rules = [{ on: 'POST /payments', call: 1, then: { end: 'time' } }] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.count('POST /payments')).toBe(2);
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expectNoSecret(shopper);
});

it('CHK-09 CHK-10 nothing is sent before a method is chosen and the terms are agreed to', async () => {
  const shopper = await atPayment();
  await shopper.payByCard();
  expect(shopper.count('POST /payments')).toBe(0);
  expect(shopper.scope.getState($isPaying)).toBe(false);
});

it('API-57 what went wrong technically is told to the shop, without a word of the shopper', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard('4000000000000002');
  expect(shopper.count('POST /logging/frontend')).toBe(0);
  await shopper.payByCard('4000000000000341');
  expect(shopper.count('POST /logging/frontend')).toBe(1);
});
