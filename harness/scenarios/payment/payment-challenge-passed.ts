import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, paysThroughBank, confirmed } from './payment-steps.ts';
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
    steps: [...paysThroughBank(fixtures, 'passed'), confirmed('The order is placed.')],
  })),
};
