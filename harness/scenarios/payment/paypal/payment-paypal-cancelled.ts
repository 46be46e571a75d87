import { inBoth } from '../../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  choosesMethod,
  agrees,
  failed,
  pays,
  comesBack,
  saysSo,
  CANCELLED_TEXT,
} from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';

export const paymentPaypalCancelled: Scenario = {
  id: 'payment-paypal-cancelled',
  title: 'PayPal is cancelled',
  summary: 'Cancelled at PayPal’s.',
  ledger: ['API-54', 'PAY-04'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal--cancelled', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      choosesMethod('paypal', 'PayPal'),
      agrees,
      pays('paypal', { title: 'Goes to PayPal.' }),
      { kind: 'settle', title: 'Is on the way.', facts: [] },
      comesBack('cancelled', { title: 'Has thought better of it there.' }),
      saysSo(CANCELLED_TEXT, 'PayPal is still chosen.', {
        facts: [failed('cancelled')],
        state: { 'checkout/choice': { method: 'paypal' } },
      }),
    ],
  })),
};
