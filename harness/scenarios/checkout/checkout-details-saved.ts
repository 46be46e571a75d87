import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  SAVE_DELIVERY,
  TYPED,
  detailsCome,
  paymentComes,
} from './checkout-details-steps.ts';
import { atCheckout } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

const { firstName, lastName, line1, postcode, city, country, phone } = TYPED;
const HOME = {
  firstName,
  lastName,
  address1: line1,
  zipCode: postcode,
  city,
  country,
  phone1: phone,
};

export const checkoutDetailsSaved: Scenario = {
  id: 'checkout-details-saved',
  title: 'A registered shopper has the bag sent to a saved address',
  summary: 'One press is enough for whom the shop knows.',
  ledger: ['CHK-11', 'API-15'],
  domains: DETAILS_STORY,
  golden: [{ name: 'checkout/details--saved-address', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atCheckout(fixtures, '/checkout/shipping', 'mira'),
      addresses: [HOME, { ...HOME, address1: '1 Wharf Street' }],
    },
    rules: [],
    screen: [],
    steps: [
      {
        ...detailsCome,
        state: { 'checkout/chosenAddresses': { shipping: 'A1' } },
      },
      {
        kind: 'shopper',
        title: 'Chooses the second one.',
        input: 'checkout/chooseAddress',
        payload: { purpose: 'shipping', addressId: 'A2' },
        press: 'no-control',
        facts: [],
      },
      {
        kind: 'shopper',
        title: 'Goes on to the payment.',
        input: 'checkout/submitDetails',
        payload: { wrong: [], forms: [] },
        press: { role: 'button', name: 'Continue to payment' },
        facts: [],
        asked: [SAVE_DELIVERY],
      },
      paymentComes,
    ],
  })),
};
