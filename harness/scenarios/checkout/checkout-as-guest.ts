import { inBoth } from '../brand-fixtures.ts';
import {
  CHECKOUT_STORY,
  STEP_2,
  atCheckout,
  goesOnAsGuest,
  loginComes,
  opened,
} from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutAsGuest: Scenario = {
  id: 'checkout-as-guest',
  title: 'A guest goes from the first step to the second',
  summary: 'Nobody needs an account to buy.',
  ledger: ['CHK-01', 'CHK-03', 'CHK-04', 'API-15'],
  domains: CHECKOUT_STORY,
  golden: [{ name: 'checkout/login--as-guest', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/checkout/login', 'guest'),
    rules: [],
    screen: [],
    steps: [
      loginComes,
      goesOnAsGuest,
      {
        kind: 'settle',
        title: 'The second step is there.',
        facts: [{ name: 'checkout/guestAdmitted' }, opened('shipping')],
        screen: [STEP_2],
      },
    ],
  })),
};
