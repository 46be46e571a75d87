import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paysThroughBank,
  failed,
  saysSo,
  REFUSED_TEXT,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentChallengeRefused: Scenario = {
  id: 'payment-challenge-refused',
  title: 'A card’s bank asks, and the payment is refused',
  summary: '3-D Secure: refused at the bank’s.',
  ledger: ['PAY-01', 'API-53', 'API-54'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/challenge--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...paysThroughBank(fixtures, 'refused'),
      saysSo(REFUSED_TEXT, 'It is said so, at the step as it was.', {
        facts: [failed('refused')],
        state: { 'checkout/choice': { method: 'creditCard' } },
      }),
    ],
  })),
};
