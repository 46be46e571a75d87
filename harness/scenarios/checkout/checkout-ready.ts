import { inBoth } from '../brand-fixtures.ts';
import { CHECKOUT_STORY, STEP_2, TO_CHECKOUT, atCheckout, opened } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutReady: Scenario = {
  id: 'checkout-ready',
  title: 'A registered shopper without orders goes to the second step',
  summary: 'Somebody who has never ordered anything stands before the details.',
  ledger: ['CHK-04', 'API-12'],
  domains: CHECKOUT_STORY,
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/checkout/shipping', 'jonas'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The second step is there.',
        facts: [opened('shipping')],
        asked: [TO_CHECKOUT],
        screen: [STEP_2],
      },
    ],
  })),
};
