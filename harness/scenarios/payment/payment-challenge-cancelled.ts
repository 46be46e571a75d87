import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paysThroughBank,
  failed,
  saysSo,
  CANCELLED_TEXT,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentChallengeCancelled: Scenario = {
  id: 'payment-challenge-cancelled',
  title: 'A card’s bank asks, and the payment is cancelled',
  summary: '3-D Secure: cancelled at the bank’s.',
  ledger: ['PAY-01', 'API-53', 'API-54'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/challenge--cancelled', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...paysThroughBank(fixtures, 'cancelled'),
      saysSo(CANCELLED_TEXT, 'It is said so, at the step as it was.', {
        facts: [failed('cancelled')],
        state: { 'checkout/choice': { method: 'creditCard' } },
      }),
    ],
  })),
};
