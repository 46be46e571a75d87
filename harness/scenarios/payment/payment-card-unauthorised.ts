import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  PAY,
  LOG,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';
import { CREATE_GUEST, DELETE_GUEST } from '../steps.ts';

export const paymentCardUnauthorised: Scenario = {
  id: 'payment-card-unauthorised',
  title: 'The payment service does not let the shop in',
  summary: 'The session ends during the payment and cannot be renewed.',
  ledger: ['SES-07', 'SES-08'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--unauthorised', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000009235', { title: 'Pays; the service answers 401.' }),
      {
        kind: 'settle',
        title: 'The guest’s session was renewed for it, in vain; it is said so.',
        facts: [failed('unauthorised')],
        asked: [DELETE_GUEST, CREATE_GUEST, PAY, PAY, LOG],
        state: { 'checkout/payment': { status: 'failed', reason: 'unauthorised' } },
      },
    ],
  })),
};
