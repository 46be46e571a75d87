import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, paysByCard, readyWithCard, confirmed } from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardPending: Scenario = {
  id: 'payment-card-pending',
  title: 'A card’s payment is pending',
  summary: 'What is pending is an order all the same.',
  ledger: ['PAY-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--pending', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000000000000077', {
        title: 'Pays by a card whose bank takes its time.',
      }),
      confirmed('The order is placed; the money is on its way.', 'pending'),
    ],
  })),
};
