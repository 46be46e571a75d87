import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  SAVE_DELIVERY,
  detailsCome,
  paymentComes,
} from './checkout-details-steps.ts';
import { atCheckout } from './checkout-steps.ts';
import { savedHome } from './address-gone-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutAddressGone: Scenario = {
  id: 'checkout-address-gone',
  title: 'The saved address of a purchase was removed in another tab',
  summary: 'It is said once, and the next address is chosen.',
  ledger: ['CHK-11', 'AUT-26', 'SES-12'],
  domains: [...DETAILS_STORY, 'checkout/addressGone'],
  inBrowser: true,
  golden: [{ name: 'checkout/details--address-gone', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atCheckout(fixtures, '/checkout/shipping', 'mira'),
      addresses: [savedHome],
      isDetailed: true,
      isAddressGone: true,
    },
    rules: [],
    screen: [],
    steps: [
      {
        ...detailsCome,
        title: 'The address is gone: that is said, and another one is chosen.',
        facts: [...detailsCome.facts, { name: 'checkout/addressGone' }],
        state: {
          'checkout/chosenAddresses': { shipping: 'A1' },
          'checkout/isAddressGone': true,
        },
        screen: [
          {
            text: 'The address that this order was to go to was removed from your address book. Please see whether the one chosen now is right.',
          },
        ],
      },
      {
        kind: 'shopper',
        title: 'That one is right: goes on to the payment.',
        input: 'checkout/submitDetails',
        payload: { wrong: [], forms: [] },
        press: { role: 'button', name: 'Continue to payment' },
        facts: [],
        asked: [SAVE_DELIVERY],
        state: { 'checkout/isAddressGone': false },
      },
      paymentComes,
    ],
  })),
};
