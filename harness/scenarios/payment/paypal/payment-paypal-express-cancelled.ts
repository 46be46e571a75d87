import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atBag } from '../../starts.ts';

export const paymentPaypalExpressCancelled: Scenario = {
  id: 'payment-paypal-express-cancelled',
  title: 'PayPal express, cancelled there',
  summary: 'PayPal sends back who thinks better of it.',
  ledger: ['PAY-07', 'RTE-13'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--cancelled', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atBag(fixtures, 'guest'),
      path: '/checkout/payment/paypalexpress',
      search: '?cancelled=1&token=EC-P1',
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Nothing is charged; the way back to the bag is there.',
        facts: [{ name: 'checkout/expressCancelled' }],
        screen: [{ role: 'link', name: 'Back to your bag' }],
      },
    ],
  })),
};
