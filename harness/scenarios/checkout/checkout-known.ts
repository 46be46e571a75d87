import { inBoth } from '../brand-fixtures.ts';
import {
  CHECKOUT_STORY,
  STEP_2,
  TO_CHECKOUT,
  atCheckout,
  opened,
  refused,
} from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutKnown: Scenario = {
  id: 'checkout-known',
  title: 'A registered shopper begins with the second step',
  summary: 'Who is signed in is not asked who they are.',
  ledger: ['CHK-01', 'CHK-04', 'API-12'],
  domains: CHECKOUT_STORY,
  golden: [{ name: 'checkout/login--already-known', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/checkout/login', 'mira'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The shop knows who buys: the second step is there, and says nothing of the first.',
        facts: [refused('shipping', 'already-known'), opened('shipping')],
        asked: [TO_CHECKOUT],
        state: { 'checkout/refused': null },
        screen: [STEP_2],
      },
    ],
  })),
};
