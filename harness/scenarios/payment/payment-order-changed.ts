import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  PAY,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentOrderChanged: Scenario = {
  id: 'payment-order-changed',
  title: 'The bag has changed in another tab',
  summary: 'What the shopper saw is what is paid, or nothing.',
  ledger: ['PAY-02'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--order-changed', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [{ on: PAY, call: 1, then: { status: 400, errorKey: '_ERR_ORDER_CHANGED' } }],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', { title: 'Pays what the bag cost before.' }),
      {
        kind: 'settle',
        title: 'Nothing is charged; the bag is read anew.',
        facts: [failed('orderChanged')],
        state: { 'checkout/payment': { status: 'failed', reason: 'orderChanged' } },
      },
    ],
  })),
};
