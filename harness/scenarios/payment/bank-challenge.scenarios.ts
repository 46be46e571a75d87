import { family } from '../family.ts';
import {
  CANCELLED_TEXT,
  PAYMENT_STORY,
  REFUSED_TEXT,
  atPayment,
  confirmed,
  failed,
  paysThroughBank,
  saysSo,
} from './payment-steps.ts';

export const bankChallengeScenarios = family(atPayment, PAYMENT_STORY, {
  'payment-challenge-cancelled': {
    title: 'A card’s bank asks, and the payment is cancelled',
    summary: '3-D Secure: cancelled at the bank’s.',
    shows: ['PAY-01, API-53, API-54', { hm: 'payment/challenge--cancelled' }],
    steps: (fixtures) => [
      ...paysThroughBank(fixtures, 'cancelled'),
      saysSo(CANCELLED_TEXT, 'It is said so, at the step as it was.', {
        facts: [failed('cancelled')],
        state: { 'checkout/choice': { method: 'creditCard' } },
      }),
    ],
  },
  'payment-challenge-passed': {
    title: 'A card’s bank asks, and the payment is confirmed',
    summary: '3-D Secure: confirmed at the bank’s.',
    shows: ['PAY-01, API-53, API-54', { hm: 'payment/challenge--passed' }],
    steps: (fixtures) => [
      ...paysThroughBank(fixtures, 'passed'),
      confirmed('The order is placed.'),
    ],
  },
  'payment-challenge-pending': {
    title: 'A card’s bank asks, and the payment is left pending',
    summary: '3-D Secure: left pending at the bank’s.',
    shows: ['PAY-01, API-53, API-54', { rl: 'payment/challenge--pending' }],
    steps: (fixtures) => [
      ...paysThroughBank(fixtures, 'pending'),
      confirmed('The order is placed.', 'pending'),
    ],
  },
  'payment-challenge-refused': {
    title: 'A card’s bank asks, and the payment is refused',
    summary: '3-D Secure: refused at the bank’s.',
    shows: ['PAY-01, API-53, API-54', { rl: 'payment/challenge--refused' }],
    steps: (fixtures) => [
      ...paysThroughBank(fixtures, 'refused'),
      saysSo(REFUSED_TEXT, 'It is said so, at the step as it was.', {
        facts: [failed('refused')],
        state: { 'checkout/choice': { method: 'creditCard' } },
      }),
    ],
  },
});
