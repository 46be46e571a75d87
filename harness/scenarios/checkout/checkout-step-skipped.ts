import { inBoth } from '../brand-fixtures.ts';
import {
  CHECKOUT_STORY,
  STEP_2,
  TO_CHECKOUT,
  atCheckout,
  goesOnAsGuest,
  loginComes,
  opened,
  refused,
} from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';
import { CREATE_GUEST, DELETE_GUEST } from '../steps.ts';

export const checkoutStepSkipped: Scenario = {
  id: 'checkout-step-skipped',
  title: 'A guest types the address of the payment',
  summary:
    'The address of the payment is typed by hand: every step before it comes first, and says why.',
  ledger: ['CHK-01', 'RTE-11'],
  domains: CHECKOUT_STORY,
  inBrowser: true,
  golden: [{ name: 'checkout/payment--skipped-to', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/OrderPaymentDetailsView', 'guest'),
    rules: [],
    screen: [],
    steps: [
      {
        ...loginComes,
        facts: [refused('login', 'not-identified'), opened('login')],
        asked: [DELETE_GUEST, CREATE_GUEST, TO_CHECKOUT],
        screen: [
          ...(loginComes.screen ?? []),
          { text: 'Please say first how you would like to buy: as a guest, or with your account.' },
        ],
      },
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
