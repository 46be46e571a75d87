import { inBoth } from '../brand-fixtures.ts';
import { savedHome } from './address-gone-steps.ts';
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

export const checkoutAddressGoneBeforePayment: Scenario = {
  id: 'checkout-address-gone-before-payment',
  title: 'A shopper goes to the payment of a bag whose address was removed in another tab',
  summary: 'The step says it, and the details do not say it again.',
  ledger: ['CHK-11', 'API-15', 'AUT-26'],
  domains: [...CHECKOUT_STORY, 'checkout/addressGone'],
  golden: [{ name: 'checkout/payment--address-gone', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atCheckout(fixtures, '/checkout/payment', 'mira'),
      addresses: [savedHome],
      isDetailed: true,
      isAddressGone: true,
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The step before, which says why.',
        facts: [refused('shipping', 'address-gone'), opened('shipping')],
        asked: [TO_PAYMENT, TO_CHECKOUT],
        state: { 'checkout/isAddressGone': false },
        screen: [STEP_2],
      },
    ],
  })),
};
