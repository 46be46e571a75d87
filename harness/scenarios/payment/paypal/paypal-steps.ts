import type { BrandFixtures } from '../../brand-fixtures.ts';
import type { ScenarioStart, ScenarioStep, SettleStep, ShopperStep } from '../../scenario.ts';
import { atBag } from '../../starts.ts';
import { ORDER, amountOf } from '../payment-steps.ts';

/** From the bag to PayPal, whose word is not there yet. */
export const goesToPaypal: readonly ScenarioStep[] = [
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
];

const WAY = `/checkout/payment/paypalexpress?order=${ORDER}&nonce=nonce-1&token=EC-P1`;

/** Back on the way that the shop has given along, as the payer of that name. */
export function comesBackAs(payerId: string): ScenarioStep {
  return {
    kind: 'visit',
    title: 'Comes back with PayPal’s word.',
    to: `${WAY}&PayerID=${payerId}`,
    press: 'no-control',
    facts: [{ name: 'checkout/expressApproved' }],
    asked: ['POST /paypalexpress/review'],
  };
}

/** Who, where, how, what, and what it costs. */
export const reviewed: SettleStep = {
  kind: 'settle',
  title: 'Is shown who buys, where it goes and what it costs; nothing is bought.',
  facts: [{ name: 'checkout/expressReviewed' }],
  state: { 'checkout/express': { status: 'confirm' }, 'navigation/location': { search: '' } },
  screen: [
    { role: 'heading', name: 'Review and pay' },
    { text: 'payer123@payer.example' },
    { text: 'Pat Payer' },
  ],
};

export function buysNow(fixtures: BrandFixtures): ShopperStep {
  return {
    kind: 'shopper',
    title: 'Buys.',
    input: 'checkout/confirmPaypalExpress',
    press: { role: 'button', name: `Pay ${amountOf(fixtures)} now` },
    facts: [],
    asked: ['POST /paypalexpress/verify'],
  };
}

/** On that page, loaded anew after the shopper has brought PayPal's word there. */
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
