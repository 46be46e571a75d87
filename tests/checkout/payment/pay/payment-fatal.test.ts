import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { $firstNews, $isFatal, $isFatalShown, refresh } from '#src/fatal-error/model.ts';
import { reportFatal } from '#src/ports/http/call.ts';
import { atPayment } from '../../at-payment.ts';

type Shopper = Awaited<ReturnType<typeof atPayment>>;

const BROKEN = { on: 'POST /payments', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } };
const NO_WORD = { on: 'GET /order/*', call: 1, then: { status: 500, errorKey: '_ERR_GENERIC' } };
/** The payment is made, and its answer is an error. */
const NOT_HEARD = { on: 'POST /payments', call: 1, then: 'lost' as const };

const dialogOf = ({ scope }: Shopper) => ({
  isShown: scope.getState($isFatalShown),
  first: scope.getState($firstNews).key,
});

it('FTL-01 PAY-01 a payment that broke down: the dialog says first that nothing was ordered', async () => {
  const shopper = await atPayment({ rules: [BROKEN] });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(dialogOf(shopper)).toEqual({ isShown: true, first: 'checkout:pay.failed.broken' });
  expect(verifyAtHand(readTrace(shopper.session.trace())).divergence).toBeUndefined();
});

it('FTL-01 PAY-01 of an order that nobody knows of yet it says that, and its refresh asks once more', async () => {
  const shopper = await atPayment({ rules: [BROKEN, NO_WORD] });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.payment()).toMatchObject({ status: 'uncertain' });
  expect(dialogOf(shopper)).toEqual({ isShown: true, first: 'checkout:pay.uncertain.text' });
  await shopper.send(refresh, undefined);
  expect(shopper.scope.getState($isFatal)).toBe(false);

  const next = await atPayment({ isPaid: true, kept: { orderId: 'ORDER', method: 'creditCard' } });
  expect(next.visited.at(-1)).toContain(`orderId=${next.orderId}`);
  expect(dialogOf(next)).toEqual({ isShown: false, first: '' });
});

it('FTL-01 PAY-01 the dialog waits while it is found out what became of a payment, and goes when there is an order', async () => {
  const shopper = await atPayment({ rules: [NOT_HEARD] });
  await shopper.readyWithCard();
  const paying = shopper.payByCard();
  scopeBind(reportFatal, { scope: shopper.scope })({ call: 'cart.customDetails', status: 500 });
  expect(shopper.payment()).toMatchObject({ status: 'paying' });
  expect(shopper.scope.getState($isFatal)).toBe(true);
  expect(dialogOf(shopper).isShown).toBe(false);
  await paying;
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
  expect(shopper.scope.getState($isFatal)).toBe(false);
});

it('FTL-01 that there is no such order is an answer, and no error of its own', async () => {
  const shopper = await atPayment({ rules: [{ ...BROKEN, then: 'unreachable' }] });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.payment()).toMatchObject({ status: 'failed', reason: 'lost' });
  expect(shopper.scope.getState($isFatal)).toBe(false);
});
