import { acts, button, fact, heading, says, settles, visits } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ScenarioStart, ScenarioStep, SettleStep, ShopperStep } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { ORDER, amountOf } from './payment-steps.ts';

/** From the bag to PayPal, without its answer yet. */
export const goesToPaypal: readonly ScenarioStep[] = [
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
export function comesBackAs(payerId: string): ScenarioStep {
  return visits('Comes back with PayPal’s word.', {
    to: `${WAY}&PayerID=${payerId}`,
    press: 'no-control',
    facts: [fact('checkout/expressApproved')],
    asked: ['POST /paypalexpress/review'],
  });
}

/** Review page: payer, destination, products and total. */
export const reviewed: SettleStep = settles(
  'Is shown who buys, where it goes and what it costs; nothing is bought.',
  {
    facts: [fact('checkout/expressReviewed')],
    state: { 'checkout/express': { status: 'confirm' }, 'navigation/location': { search: '' } },
    screen: [heading('Review and pay'), says('payer123@payer.example'), says('Pat Payer')],
  },
);

export function buysNow(fixtures: BrandFixtures): ShopperStep {
  return acts('Buys.', {
    input: 'checkout/confirmPaypalExpress',
    press: button(`Pay ${amountOf(fixtures)} now`),
    asked: ['POST /paypalexpress/verify'],
  });
}

/** At the review page, reloaded after the return from PayPal. */
export function atReview(
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
