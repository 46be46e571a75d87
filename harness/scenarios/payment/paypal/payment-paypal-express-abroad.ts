import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atReview } from './paypal-steps.ts';

export const paymentPaypalExpressAbroad: Scenario = {
  id: 'payment-paypal-express-abroad',
  title: 'PayPal express: an address abroad',
  summary: 'PayPal brings an address to which this shop does not deliver.',
  ledger: ['PAY-07', 'RTE-13', 'API-62'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--abroad', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atReview(fixtures, { payerId: 'ABROAD1' }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title:
          'That is said, with the way to another address; there is nothing to press that buys.',
        facts: [{ name: 'checkout/expressReviewed' }],
        state: { 'checkout/expressReview': { status: 'shown', review: { problem: 'abroad' } } },
        screen: [
          {
            text: 'PayPal brought an address abroad (Belgium), and this shop delivers within its own country only: United Kingdom. Please give us another address; you can still pay with PayPal. Nothing has been charged.',
          },
          { role: 'link', name: 'Enter another address' },
        ],
      },
      {
        kind: 'shopper',
        title: 'Wants to buy all the same.',
        input: 'checkout/confirmPaypalExpress',
        press: 'no-control',
        facts: [],
        asked: [],
      },
      {
        kind: 'visit',
        title: 'Goes to give another address.',
        to: '/checkout/shipping',
        press: { role: 'link', name: 'Enter another address' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'As a guest through the first step of the checkout.',
        facts: [],
        state: { 'navigation/location': { path: '/checkout/login' } },
      },
    ],
  })),
};
