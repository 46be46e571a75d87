import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, paysByCard, readyWithCard, confirmed } from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardSuccess: Scenario = {
  id: 'payment-card-success',
  title: 'A card pays',
  summary: 'A good card makes the order.',
  ledger: ['PAY-01', 'API-53', 'CHK-05'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--success', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', { title: 'Pays.' }),
      confirmed('The order is placed, and confirmed.'),
    ],
  })),
};
