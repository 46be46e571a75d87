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

export const paymentChallengePending: Scenario = {
  id: 'payment-challenge-pending',
  title: 'A card’s bank asks, and the payment is left pending',
  summary: '3-D Secure: left pending at the bank’s.',
  ledger: ['PAY-01', 'API-53', 'API-54'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/challenge--pending', brand: 'rl' }],
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
      comesBack('pending', { title: 'Comes back with the bank’s word.', asked: [DETAILS] }),
      confirmed('The order is placed.', 'pending'),
    ],
  })),
};
