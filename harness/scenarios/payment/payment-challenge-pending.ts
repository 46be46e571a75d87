import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, paysThroughBank, confirmed } from './payment-steps.ts';
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
    steps: [...paysThroughBank(fixtures, 'pending'), confirmed('The order is placed.', 'pending')],
  })),
};
