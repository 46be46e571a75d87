import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  DRAFT,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  typesAddress,
} from './checkout-details-steps.ts';
import type { Scenario, ShopperStep } from '../scenario.ts';

/** What is wrong with an address in Spain, where the province is chosen. */
export const ADDRESS_SLIPS = {
  email: 'ada at example.test',
  phone: '020 CALL ADA',
  firstName: 'Ada 2',
};

function leaves(field: keyof typeof ADDRESS_SLIPS, draft: object, title: string): ShopperStep {
  return {
    kind: 'shopper',
    title,
    input: 'checkout/fillIn',
    payload: {
      purpose: 'shipping',
      draft: { ...DRAFT, ...draft },
      changed: [field],
      left: field,
    },
    press: 'no-control',
    facts: [],
    state: { 'checkout/typed': { shipping: { draft } } },
  };
}

const { email, phone, firstName } = ADDRESS_SLIPS;

export const checkoutDetailsSlips: Scenario = {
  id: 'checkout-details-slips',
  title: 'A delivery address with slips in it',
  summary: 'A mail address, a telephone number and a name that are none are told as they are left.',
  ledger: ['ADR-14', 'ADR-15', 'ADR-16', 'FRM-01', 'FRM-02', 'FRM-13'],
  domains: DETAILS_STORY,
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      leaves('firstName', { firstName }, 'Types a digit into the name.'),
      leaves('phone', { firstName, phone }, 'Types letters into the telephone number.'),
      leaves('email', { firstName, phone, email }, 'Writes the mail address without an at sign.'),
      {
        kind: 'settle',
        title: 'Each slip stands at its field.',
        facts: [],
      },
      { ...typesAddress(), title: 'Corrects all three: the fields are left once more.' },
      sendsAddress(fixtures),
      paymentComes,
    ],
  })),
};
