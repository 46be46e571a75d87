import { inBoth } from '../../brand-fixtures.ts';
import { PAYMENT_STORY, amountOf, agrees, confirmed } from '../payment-steps.ts';
import type { Scenario } from '../../scenario.ts';
import { atBag } from '../../starts.ts';

/** From the bag to PayPal, and to the page of its own. */
export const paymentPaypalExpressSuccess: Scenario = {
  id: 'payment-paypal-express-success',
  title: 'PayPal express, from the bag: success',
  ledger: ['PAY-07', 'RTE-13', 'CRT-12', 'API-62'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/paypal-express--success', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...atBag(fixtures, 'guest'), path: '/shopping-bag' },
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The bag is there.', facts: [] },
      {
        kind: 'shopper',
        title: 'Goes straight to PayPal.',
        input: 'checkout/startPaypalExpress',
        press: 'no-control',
        facts: [{ name: 'checkout/expressStarted' }],
        asked: ['POST /paypalexpress'],
      },
      {
        kind: 'settle',
        title: 'Is on the way.',
        facts: [],
        state: { 'checkout/express': { status: 'leaving' } },
      },
      {
        kind: 'visit',
        title: 'Comes back with PayPal’s word.',
        to: '/checkout/payment/paypalexpress?token=EC-P1&PayerID=PAYER123',
        press: 'no-control',
        facts: [{ name: 'checkout/expressApproved' }],
        asked: [],
        state: { 'navigation/location': { search: '' } },
      },
      { kind: 'settle', title: 'Is asked once more.', facts: [] },
      agrees,
      {
        kind: 'shopper',
        title: 'Buys.',
        input: 'checkout/confirmPaypalExpress',
        press: { role: 'button', name: `Pay ${amountOf(fixtures)} with PayPal` },
        facts: [],
        asked: ['POST /paypalexpress/verify'],
      },
      confirmed('Verifying was paying: the order is placed.'),
    ],
  })),
};
