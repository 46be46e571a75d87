import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS,
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  comesBack,
  saysSo,
  REFUSED_TEXT,
  ORDER,
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
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000003220', { title: 'Pays by a card whose bank asks.' }),
      {
        kind: 'settle',
        title: 'Is on the way to the bank.',
        facts: [],
        state: { 'checkout/payment': { status: 'leaving', orderId: ORDER } },
      },
      comesBack('refused', { title: 'Comes back with the bank’s word.', asked: [DETAILS] }),
      saysSo(REFUSED_TEXT, 'It is said so, at the step as it was.', {
        facts: [failed('refused')],
        state: { 'checkout/choice': { method: 'creditCard' } },
      }),
    ],
  })),
};
