import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY, agrees, confirmed } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atBag } from '../../starts.ts';
import { buysNow, comesBackAs, goesToPaypal, reviewed } from './paypal-steps.ts';

export const paymentPaypalExpressSuccess: Scenario = {
  id: 'payment-paypal-express-success',
  title: 'PayPal express, from the bag: reviewed and bought',
  summary: 'From the bag to PayPal, and to the page of its own.',
  ledger: ['PAY-07', 'RTE-13', 'CRT-12', 'API-62'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--success', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...atBag(fixtures, 'guest'), path: '/shopping-bag' },
    rules: [],
    screen: [],
    steps: [
      ...goesToPaypal,
      comesBackAs('PAYER123'),
      reviewed,
      agrees,
      buysNow(fixtures),
      confirmed('Verifying was paying: the order is placed.'),
    ],
  })),
};
