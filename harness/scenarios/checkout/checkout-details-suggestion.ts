import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  SAVE_DELIVERY,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  typesAddress,
} from './checkout-details-steps.ts';
import type { Scenario } from '../scenario.ts';

const WRONG = { city: 'London' };

export const checkoutDetailsSuggestion: Scenario = {
  id: 'checkout-details-suggestion',
  title: 'The shop knows an address that is almost the same',
  summary: 'The postcode is another town’s: the shop asks, and does not know better.',
  ledger: ['API-63', 'CHK-04'],
  domains: DETAILS_STORY,
  inBrowser: true,
  golden: [{ name: 'checkout/details--suggestion-taken', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      typesAddress(WRONG),
      sendsAddress(fixtures, WRONG),
      {
        kind: 'settle',
        title: 'Is this your address?',
        facts: [{ name: 'checkout/suggestionsMade', payload: { count: 1 } }],
        screen: [{ role: 'dialog', name: 'Is this your address?' }],
      },
      {
        kind: 'shopper',
        title: 'Takes what was found.',
        input: 'checkout/takeSuggestion',
        payload: { at: 0 },
        press: { role: 'button', name: 'Use this address', within: 'Is this your address?' },
        facts: [],
        asked: [SAVE_DELIVERY],
        state: { 'checkout/typed': { shipping: { draft: { city: 'Leeds' } } } },
      },
      paymentComes,
    ],
  })),
};
