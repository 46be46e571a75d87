import { expect, it } from 'vitest';
import type { Page } from '#harness/simulate/page.ts';
import { viewOf } from '#harness/simulate/view.ts';
import { $checkout } from '#src/checkout/steps/steps-model.ts';
import { chooseMethod } from '#src/checkout/payment/methods/methods-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { atPayment } from '../../checkout/at-payment.ts';

it('CHK-02 PAY-01 no checkout step is pending while the shopper leaves for a provider', async () => {
  const { scope, send, payment } = await atPayment({ person: 'mira' });
  await send(chooseMethod, { method: 'paypal' });
  await send(acceptTerms, { isAccepted: true });
  await send(pay, { saveCard: false });
  const location = { path: '/checkout/login', search: '', hash: '', key: 'typed' };
  await send(locationChanged, { location, action: 'push' as const });
  expect(payment()).toMatchObject({ status: 'leaving' });
  expect(scope.getState($checkout)).toMatchObject({ status: 'waiting', stage: 'login' });
  const seen = { told: [], ordered: [], outcomes: new Map(), readAt: new Map() };
  const page = { scope, calls: [], seen, gate: { held: 0 } } as unknown as Page;
  expect(viewOf(page, {}).waiting).toEqual([]);
});
