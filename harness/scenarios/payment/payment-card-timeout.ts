import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  confirmed,
  LOG,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardTimeout: Scenario = {
  id: 'payment-card-timeout',
  title: 'The bank does not answer in time',
  summary:
    'The payment takes too long to be known of: the shop asks for the order before it says anything.',
  ledger: ['PAY-02', 'API-30'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--timeout', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000000341', { title: 'Pays; the bank is slow.' }),
      {
        kind: 'settle',
        title: 'The shop has looked: there is no order yet, and it may be paid again.',
        facts: [failed('timeout')],
        asked: [LOG],
        state: { 'checkout/payment': { status: 'failed', reason: 'timeout' } },
      },
      paysByCard(fixtures, '4111111111111111', { title: 'Pays again.' }),
      confirmed('One order.'),
    ],
  })),
};
