import { inBoth } from '../brand-fixtures.ts';
import {
  CHECKOUT_STORY,
  STEP_2,
  TO_CHECKOUT,
  TO_PAYMENT,
  atCheckout,
  opened,
  refused,
} from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutDetailsMissing: Scenario = {
  id: 'checkout-details-missing',
  title: 'A registered shopper types the address of the payment',
  summary: 'The address of the payment is typed before anybody knows where to deliver.',
  ledger: ['CHK-05', 'API-15'],
  domains: CHECKOUT_STORY,
  inBrowser: true,
  golden: [{ name: 'checkout/payment--details-missing', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atCheckout(fixtures, '/checkout/payment', 'mira'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The delivery is still missing: the step before is there, and says so.',
        facts: [refused('shipping', 'details-missing'), opened('shipping')],
        asked: [TO_PAYMENT, TO_CHECKOUT],
        screen: [STEP_2, { text: 'Before you pay, please tell us where and how to deliver.' }],
      },
    ],
  })),
};
