import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY, agrees, confirmed } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atReview, buysNow, reviewed } from './paypal-steps.ts';

export const paymentPaypalExpressReloaded: Scenario = {
  id: 'payment-paypal-express-reloaded',
  title: 'PayPal express: the review is loaded anew, and bought',
  summary: 'The tab remembers PayPal’s word, and shows the same as before.',
  ledger: ['PAY-07', 'RTE-13', 'API-62'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--reloaded', brand: 'rl' }],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: atReview(fixtures),
    rules: [],
    screen: [],
    steps: [
      { ...reviewed, title: 'The same is shown again; nothing is bought.' },
      agrees,
      buysNow(fixtures),
      confirmed('The order is placed, once.'),
    ],
  })),
};
