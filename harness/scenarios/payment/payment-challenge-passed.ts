import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS,
  PAYMENT_STORY,
  atPayment,
  paysByCard,
  readyWithCard,
  comesBack,
  confirmed,
  ORDER,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentChallengePassed: Scenario = {
  id: 'payment-challenge-passed',
  title: 'A card’s bank asks, and the payment is confirmed',
  summary: '3-D Secure: confirmed at the bank’s.',
  ledger: ['PAY-01', 'API-53', 'API-54'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/challenge--passed', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000003220', { title: 'Pays by a card whose bank asks.' }),
      {
        kind: 'settle',
        title: 'Is on the way to the bank.',
        facts: [],
        state: { 'checkout/payment': { status: 'leaving', orderId: ORDER } },
      },
      comesBack('passed', { title: 'Comes back with the bank’s word.', asked: [DETAILS] }),
      confirmed('The order is placed.'),
    ],
  })),
};
