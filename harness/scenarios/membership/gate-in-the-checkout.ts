import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { signsIn } from '../steps.ts';
import { GATE_FOUND } from './membership-steps.ts';
import { atBag } from '../starts.ts';

export const gateInTheCheckout: Scenario = {
  id: 'gate-in-the-checkout',
  title: 'A shopper with a condition gate signs in on the way to pay',
  summary: 'Nobody is taken out of a purchase.',
  ledger: ['MEM-06'],
  domains: ['membership'],
  golden: [{ name: 'membership/gate--in-the-checkout', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atBag(fixtures, 'guest'), path: '/checkout/login' },
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The checkout asks who it is.', facts: [] },
      signsIn('greta', undefined, { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Goes on with the purchase.',
        facts: [GATE_FOUND],
        asked: ['PUT /cart/@self/proceed_to_checkout'],
        state: {
          'membership/gate': { status: 'pending', isResting: true },
          'navigation/location': { path: '/checkout/shipping' },
        },
      },
    ],
  })),
};
