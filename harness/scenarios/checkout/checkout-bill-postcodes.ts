import { emptyDraft } from '#src/address/draft.ts';
import { inBoth } from '../brand-fixtures.ts';
import { DETAILS_STORY, detailsCome, guestAtDetails } from './checkout-details-steps.ts';
import type { Scenario, ShopperStep } from '../scenario.ts';

/** Countries whose postcodes are written in ways of their own, and what is typed there that is none. */
export const POSTCODE_SLIPS = [
  { country: 'FR', name: 'France', typed: '7500', says: 'five digits' },
  { country: 'BE', name: 'Belgium', typed: '90001', says: 'four digits' },
  { country: 'NL', name: 'the Netherlands', typed: '1012', says: 'four digits and two letters' },
  { country: 'PT', name: 'Portugal', typed: '1000', says: 'four digits, a hyphen and three' },
  { country: 'RO', name: 'Romania', typed: '01009', says: 'six digits' },
  { country: 'SK', name: 'Slovakia', typed: '811', says: 'three digits, a space and two' },
  { country: 'PL', name: 'Poland', typed: '0090', says: 'two digits, a hyphen and three' },
  { country: 'IE', name: 'Ireland', typed: 'D2', says: 'a routing key' },
] as const;

function typesPostcode({ country, name, typed, says }: (typeof POSTCODE_SLIPS)[number]) {
  const step: ShopperStep = {
    kind: 'shopper',
    title: `Bills to ${name}, and types ${typed}: is shown how one looks there (${says}).`,
    input: 'checkout/fillIn',
    payload: {
      purpose: 'billing',
      draft: { ...emptyDraft(country), postcode: typed },
      changed: ['country', 'postcode'],
      left: 'postcode',
    },
    press: 'no-control',
    facts: [],
    state: {
      'checkout/typed': { billing: { draft: { country, postcode: typed }, left: ['postcode'] } },
    },
  };
  return step;
}

export const checkoutBillPostcodes: Scenario = {
  id: 'checkout-bill-postcodes',
  title: 'A bill that goes abroad, and postcodes that are wrong there',
  summary: 'Each country’s form asks for a postcode as that country writes it, and shows one.',
  ledger: [
    'ADR-04',
    'ADR-05',
    'ADR-06',
    'ADR-07',
    'ADR-08',
    'ADR-09',
    'ADR-10',
    'ADR-12',
    'FRM-01',
    'FRM-13',
  ],
  domains: DETAILS_STORY,
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [],
    screen: [],
    steps: [
      detailsCome,
      {
        kind: 'shopper',
        title: 'The bill is to go somewhere else.',
        input: 'checkout/setSame',
        payload: { isSame: false },
        press: { role: 'checkbox', name: 'The bill goes to the same address' },
        facts: [],
        state: { 'checkout/isSameAsShippingChecked': false },
      },
      ...POSTCODE_SLIPS.map(typesPostcode),
      {
        kind: 'settle',
        title: 'Nothing was sent: what is wrong is told as soon as a field is left.',
        facts: [],
      },
    ],
  })),
};
