import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  LOG,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardBroken: Scenario = {
  id: 'payment-card-broken',
  title: 'The payment service breaks down',
  summary: 'The payment breaks down on the server: one dialog says so, and the checkout stays.',
  ledger: ['PAY-02', 'FTL-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--broken', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000000119', { title: 'Pays; the service breaks down.' }),
      {
        kind: 'settle',
        title: 'The shop has looked: there is no order.',
        facts: [failed('broken')],
        asked: [LOG],
        state: { 'checkout/payment': { status: 'failed', reason: 'broken' } },
      },
    ],
  })),
};
