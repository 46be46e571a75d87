import { inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY, atLookup, found, looksUp, TRACKED } from './order-steps.ts';
import type { Scenario, ScenarioStep } from '../scenario.ts';
import { TEN_MINUTES, waitsItOut } from '../steps.ts';

const GUESSES = ['M1 1AA', 'M1 1AB', 'M1 1AD', 'M1 1AE', 'M1 1AF'];

const guesses: readonly ScenarioStep[] = GUESSES.flatMap((postcode, index) => [
  looksUp({ typed: postcode, postcode }, { title: `Guesses postcode number ${index + 1}.` }),
  {
    kind: 'settle',
    title: 'It is not that.',
    facts: [{ name: 'orders/lookupFailed', payload: { reason: 'unknown' } }],
    state: { 'orders/lookup': { status: 'failed' } },
  },
]);

export const orderLookupThrottled: Scenario = {
  id: 'order-lookup-throttled',
  title: 'Five wrong postcodes, and then the right one',
  summary: 'Whoever guesses postcodes has to wait, for the right one too, and is told until when.',
  ledger: ['API-31', 'ORD-03', 'ORD-04', 'SES-08'],
  domains: [...ORDER_STORY, 'orders/lookupReleased'],
  golden: [{ name: 'orders/lookup--throttled', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atLookup(fixtures),
    rules: [],
    screen: [{ role: 'heading', name: 'Find an order' }],
    steps: [
      ...guesses,
      looksUp({}, { title: 'Types the right one.' }),
      {
        kind: 'settle',
        title: 'Has to wait for ten minutes, or to show that this is a person.',
        facts: [{ name: 'orders/lookupFailed', payload: { reason: 'throttled' } }],
        state: {
          'orders/lookup': { status: 'throttled', canProve: true },
          'orders/lookupWait': { minutes: TEN_MINUTES },
        },
        screen: [
          { text: 'You can try again in 10 minutes.' },
          { role: 'button', name: 'I am a person' },
        ],
      },
      ...waitsItOut('orders/lookupWait', 'orders/lookupReleased'),
      looksUp({}, { title: 'Tries again.' }),
      {
        kind: 'settle',
        title: 'The order is there.',
        facts: [found('processing'), TRACKED],
        state: { 'orders/lookup': { status: 'found' } },
      },
    ],
  })),
};
