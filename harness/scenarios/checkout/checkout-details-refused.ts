import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  SAVE_DELIVERY,
  TYPED,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  sendsAgain,
  typesAddress,
} from './checkout-details-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutDetailsRefused: Scenario = {
  id: 'checkout-details-refused',
  title: 'The postcode is not taken',
  summary: 'What the server does not take is said at its field; what was typed stays.',
  ledger: ['ADR-11', 'FRM-03', 'API-15'],
  domains: DETAILS_STORY,
  inBrowser: true,
  golden: [{ name: 'checkout/details--postcode-refused', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [
      { on: SAVE_DELIVERY, call: 1, then: { status: 400, errorKey: '_ERR_ADDRESS_POSTCODE' } },
    ],
    screen: [],
    steps: [
      detailsCome,
      typesAddress(),
      sendsAddress(fixtures),
      {
        kind: 'settle',
        title: 'The postcode needs another look.',
        facts: [
          {
            name: 'checkout/detailsRefused',
            payload: { at: 'delivery', errorKey: '_ERR_ADDRESS_POSTCODE' },
          },
        ],
        state: { 'checkout/typed': { shipping: { draft: TYPED } } },
        screen: [{ text: 'Please enter a postcode such as SW1A 1AA.' }],
      },
      sendsAgain({ title: 'It is right all the same: once more.', asked: [SAVE_DELIVERY] }),
      paymentComes,
    ],
  })),
};
