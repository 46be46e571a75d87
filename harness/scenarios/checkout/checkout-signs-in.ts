import { inBoth } from '../brand-fixtures.ts';
import {
  CHECKOUT_STORY,
  STEP_2,
  TO_CHECKOUT,
  atCheckout,
  loginComes,
  opened,
  refused,
} from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';
import { signsIn } from '../steps.ts';

export const checkoutSignsIn: Scenario = {
  id: 'checkout-signs-in',
  title: 'Somebody signs in at the first step',
  summary: 'Whoever has an account signs in at the first step, and takes the bag along.',
  ledger: ['CHK-01', 'CHK-03'],
  domains: [...CHECKOUT_STORY, 'auth/signedIn'],
  inBrowser: true,
  golden: [{ name: 'checkout/login--signed-in', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/checkout/login', 'guest'),
    rules: [],
    screen: [],
    steps: [
      loginComes,
      signsIn('jonas', undefined, { title: 'Signs in, beside the way for guests.' }),
      {
        kind: 'settle',
        title: 'The bag has come along, and the second step is there.',
        facts: [
          { name: 'auth/signedIn' },
          refused('shipping', 'already-known'),
          opened('shipping'),
        ],
        asked: [TO_CHECKOUT],
        screen: [STEP_2],
      },
    ],
  })),
};
