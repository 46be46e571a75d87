import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paysByCard,
  readyWithCard,
  confirmed,
  PAY,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardLost: Scenario = {
  id: 'payment-card-lost',
  title: 'The answer to a payment is lost',
  summary: 'The order was placed, but its answer never came.',
  ledger: ['PAY-01', 'API-30'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--lost', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [{ on: PAY, call: 1, then: 'lost' }],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', {
        title: 'Pays; the line breaks before the answer.',
      }),
      confirmed('The shop looks what became of the order, and finds it: one order.'),
    ],
  })),
};
