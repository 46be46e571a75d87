import { inBoth } from '../../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  choosesMethod,
  agrees,
  pays,
  comesBack,
  confirmed,
  ORDER,
} from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';

export const paymentPaypalSuccess: Scenario = {
  id: 'payment-paypal-success',
  title: 'PayPal pays',
  summary: 'To PayPal and back.',
  ledger: ['PAY-01', 'API-54'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal--success', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      choosesMethod('paypal', 'PayPal'),
      agrees,
      pays('paypal', { title: 'Goes to PayPal.' }),
      {
        kind: 'settle',
        title: 'Is on the way.',
        facts: [],
        state: { 'checkout/payment': { status: 'leaving', orderId: ORDER } },
      },
      comesBack('passed', { title: 'Has agreed at PayPal’s.' }),
      confirmed('The order is placed.'),
    ],
  })),
};
