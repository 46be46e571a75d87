import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { acts, fact, heading, link, says, settles, visits, button } from '../step-builders.ts';
import { PAYMENT_STORY, agrees, confirmed, failed, ORDER, amountOf } from './payment-steps.ts';
import type { ScenarioStart, ScenarioStep, SettleStep, ShopperStep } from '../scenario.ts';

/** From the bag to PayPal, without its answer yet. */
const goesToPaypal: readonly ScenarioStep[] = [
  settles('The bag is there.'),
  acts('Goes straight to PayPal.', {
    input: 'checkout/startPaypalExpress',
    press: 'no-control',
    facts: [fact('checkout/expressStarted')],
    asked: ['POST /paypalexpress'],
  }),
  settles('Is on the way.', { state: { 'checkout/express': { status: 'leaving' } } }),
];

const WAY = `/checkout/payment/paypalexpress?order=${ORDER}&nonce=nonce-1&token=EC-P1`;

/** Returns from PayPal as this payer. */
function comesBackAs(payerId: string): ScenarioStep {
  return visits('Comes back with PayPal’s word.', {
    to: `${WAY}&PayerID=${payerId}`,
    press: 'no-control',
    facts: [fact('checkout/expressApproved')],
    asked: ['POST /paypalexpress/review'],
  });
}

/** Review page: payer, destination, products and total. */
const reviewed: SettleStep = settles(
  'Is shown who buys, where it goes and what it costs; nothing is bought.',
  {
    facts: [fact('checkout/expressReviewed')],
    state: { 'checkout/express': { status: 'confirm' }, 'navigation/location': { search: '' } },
    screen: [heading('Review and pay'), says('payer123@payer.example'), says('Pat Payer')],
  },
);

function buysNow(fixtures: BrandFixtures): ShopperStep {
  return acts('Buys.', {
    input: 'checkout/confirmPaypalExpress',
    press: button(`Pay ${amountOf(fixtures)} now`),
    asked: ['POST /paypalexpress/verify'],
  });
}

/** At the review page, reloaded after the return from PayPal. */
function atReview(
  fixtures: BrandFixtures,
  kept: { payerId?: string; isPaying?: boolean } = {},
): ScenarioStart {
  const { payerId = 'PAYER123', isPaying = false } = kept;
  const word = { orderId: ORDER, nonce: 'nonce-1', token: 'EC-P1', payerId, isPaying };
  return {
    ...atBag(fixtures, 'guest'),
    path: '/checkout/payment/paypalexpress',
    isAtPaypal: true,
    storage: { 'selvedge-express': JSON.stringify(word) },
  };
}

const start = (fixtures: BrandFixtures) => ({ ...atBag(fixtures, 'guest'), path: '/shopping-bag' });

export const paypalExpressScenarios = family(start, PAYMENT_STORY, {
  'payment-paypal-express-abroad': {
    title: 'PayPal express: an address abroad',
    summary: 'PayPal brings an address to which this shop does not deliver.',
    shows: ['PAY-07, RTE-13, API-62', { rl: 'payment/paypal-express--abroad' }],
    start: (fixtures) => atReview(fixtures, { payerId: 'ABROAD1' }),
    steps: [
      settles(
        'That is said, with the way to another address; there is nothing to press that buys.',
        {
          facts: [fact('checkout/expressReviewed')],
          state: { 'checkout/expressReview': { status: 'shown', review: { problem: 'abroad' } } },
          screen: [
            says(
              'PayPal brought an address abroad (Belgium), and this shop delivers within its own country only: United Kingdom. Please give us another address; you can still pay with PayPal. Nothing has been charged.',
            ),
            link('Enter another address'),
          ],
        },
      ),
      acts('Wants to buy all the same.', {
        input: 'checkout/confirmPaypalExpress',
        press: 'no-control',
        asked: [],
      }),
      visits('Goes to give another address.', {
        to: '/checkout/shipping',
        press: link('Enter another address'),
        place: 'login',
      }),
      settles('As a guest through the first step of the checkout.', {
        state: { 'navigation/location': { path: '/checkout/login' } },
      }),
    ],
  },
  'payment-paypal-express-cancelled': {
    title: 'PayPal express, cancelled there',
    summary: 'PayPal sends back who thinks better of it.',
    shows: ['PAY-07, RTE-13', { hm: 'payment/paypal-express--cancelled' }],
    start: (fixtures) => ({
      ...atBag(fixtures, 'guest'),
      path: '/checkout/payment/paypalexpress',
      search: '?cancelled=1&token=EC-P1',
    }),
    steps: [
      settles('Nothing is charged; the way back to the bag is there.', {
        facts: [fact('checkout/expressCancelled')],
        screen: [link('Back to your bag')],
      }),
    ],
  },
  'payment-paypal-express-doubt': {
    title: 'PayPal express: the page went while it paid',
    summary:
      'The page went while it paid: what became of the order is asked for before anybody may pay.',
    shows: ['PAY-01, PAY-07, API-30', { hm: 'payment/paypal-express--doubt' }],
    start: (fixtures) => atReview(fixtures, { isPaying: true }),
    steps: (fixtures) => [
      settles('The order is asked for first: there is none, and it is shown once more.', {
        facts: [failed('interrupted'), fact('checkout/expressReviewed')],
        screen: [
          says(
            'Your payment was interrupted. We have looked: no order was placed. You can pay again now; it will be one order only.',
          ),
        ],
      }),
      agrees,
      buysNow(fixtures),
      confirmed('The order is placed, once.'),
    ],
  },
  'payment-paypal-express-refused': {
    title: 'PayPal express, from the bag: refused',
    summary: 'From the bag to PayPal, and to the page of its own.',
    shows: ['PAY-07, RTE-13, CRT-12, API-62', { rl: 'payment/paypal-express--refused' }],
    steps: (fixtures) => [
      ...goesToPaypal,
      comesBackAs('REFUSED1'),
      { ...reviewed, screen: [heading('Review and pay')] },
      agrees,
      buysNow(fixtures),
      settles('PayPal refuses; the bag is as it was.', {
        facts: [fact('checkout/expressFailed', { reason: 'refused' })],
        state: { 'checkout/express': { status: 'failed', reason: 'refused' } },
        screen: [link('Back to your bag')],
      }),
    ],
  },
  'payment-paypal-express-reloaded': {
    title: 'PayPal express: the review is loaded anew, and bought',
    summary: 'The tab remembers PayPal’s word, and shows the same as before.',
    shows: ['PAY-07, RTE-13, API-62', { rl: 'payment/paypal-express--reloaded' }, 'rl'],
    start: atReview,
    steps: (fixtures) => [
      { ...reviewed, title: 'The same is shown again; nothing is bought.' },
      agrees,
      buysNow(fixtures),
      confirmed('The order is placed, once.'),
    ],
  },
  'payment-paypal-express-success': {
    title: 'PayPal express, from the bag: reviewed and bought',
    summary: 'From the bag to PayPal, and to the page of its own.',
    shows: ['PAY-07, RTE-13, CRT-12, API-62', { hm: 'payment/paypal-express--success' }],
    steps: (fixtures) => [
      ...goesToPaypal,
      comesBackAs('PAYER123'),
      reviewed,
      agrees,
      buysNow(fixtures),
      confirmed('Verifying was paying: the order is placed.'),
    ],
  },
});
