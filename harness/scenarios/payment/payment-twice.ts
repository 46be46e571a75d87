import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, paysByCard, readyWithCard, confirmed } from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentTwice: Scenario = {
  id: 'payment-twice',
  title: 'Somebody presses twice',
  summary: 'A second press while the first is under way is none.',
  ledger: ['PAY-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--twice', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', { title: 'Pays.' }),
      paysByCard(fixtures, '4111111111111111', {
        title: 'Presses again before the answer.',
        facts: [],
        asked: [],
      }),
      confirmed('One order.'),
    ],
  })),
};
