import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY, agrees, confirmed, failed } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atReview, buysNow } from './paypal-steps.ts';

export const paymentPaypalExpressDoubt: Scenario = {
  id: 'payment-paypal-express-doubt',
  title: 'PayPal express: the page went while it paid',
  summary:
    'The page went while it paid: what became of the order is asked for before anybody may pay.',
  ledger: ['PAY-01', 'PAY-07', 'API-30'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--doubt', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atReview(fixtures, { isPaying: true }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The order is asked for first: there is none, and it is shown once more.',
        facts: [failed('interrupted'), { name: 'checkout/expressReviewed' }],
        screen: [
          {
            text: 'Your payment was interrupted. We have looked: no order was placed. You can pay again now; it will be one order only.',
          },
        ],
      },
      agrees,
      buysNow(fixtures),
      confirmed('The order is placed, once.'),
    ],
  })),
};
