import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  saysSo,
  confirmed,
  REFUSED_TEXT,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardRefused: Scenario = {
  id: 'payment-card-refused',
  title: 'A card is refused',
  summary: 'A refused card costs nothing but another try.',
  ledger: ['PAY-02', 'API-53'],
  domains: PAYMENT_STORY,
  inBrowser: true,
  golden: [{ name: 'payment/card--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000000002', { title: 'Pays by a card that its bank refuses.' }),
      saysSo(REFUSED_TEXT, 'It is said so; method, address and terms are as they were.', {
        facts: [failed('refused')],
        state: {
          'checkout/choice': { method: 'creditCard' },
          'checkout/paymentTermsAccepted': true,
          'checkout/checkout': { status: 'open', stage: 'payment' },
        },
      }),
      paysByCard(fixtures, '4111111111111111', { title: 'Takes another card.' }),
      confirmed('This one pays.'),
    ],
  })),
};
