import { inBoth } from '../brand-fixtures.ts';
import { CHECKOUT_STORY, TO_CHECKOUT, atCheckout, loginComes, opened } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';
import { CREATE_GUEST, DELETE_GUEST } from '../steps.ts';

export const checkoutUnreachable: Scenario = {
  id: 'checkout-unreachable',
  title: 'The checkout does not answer at first',
  summary: 'The checkout does not answer: it says so in place, and the next try goes through.',
  ledger: ['API-12'],
  domains: CHECKOUT_STORY,
  inBrowser: true,
  golden: [{ name: 'checkout/login--failed-and-retried', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/checkout/login', 'guest'),
    rules: [{ on: TO_CHECKOUT, call: 1, then: 'unreachable' }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'There is no answer.',
        facts: [{ name: 'checkout/stepFailed' }],
        asked: [DELETE_GUEST, CREATE_GUEST, TO_CHECKOUT],
        screen: [{ role: 'button', name: 'Try again' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'checkout/retryStep',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        asked: [TO_CHECKOUT],
      },
      { ...loginComes, facts: [opened('login')] },
    ],
  })),
};
