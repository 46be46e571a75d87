import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY, agrees } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atBag } from '../../starts.ts';
import { buysNow, comesBackAs, goesToPaypal, reviewed } from './paypal-steps.ts';

export const paymentPaypalExpressRefused: Scenario = {
  id: 'payment-paypal-express-refused',
  title: 'PayPal express, from the bag: refused',
  summary: 'From the bag to PayPal, and to the page of its own.',
  ledger: ['PAY-07', 'RTE-13', 'CRT-12', 'API-62'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atBag(fixtures, 'guest'), path: '/shopping-bag' },
    rules: [],
    screen: [],
    steps: [
      ...goesToPaypal,
      comesBackAs('REFUSED1'),
      { ...reviewed, screen: [{ role: 'heading', name: 'Review and pay' }] },
      agrees,
      buysNow(fixtures),
      {
        kind: 'settle',
        title: 'PayPal refuses; the bag is as it was.',
        facts: [{ name: 'checkout/expressFailed', payload: { reason: 'refused' } }],
        state: { 'checkout/express': { status: 'failed', reason: 'refused' } },
        screen: [{ role: 'link', name: 'Back to your bag' }],
      },
    ],
  })),
};
