import { emptyDraft } from '#src/address/draft.ts';
import { family } from '../family.ts';
import type { ShopperStep } from '../scenario.ts';
import { acts, button, checkbox, dialog, fact, says, settles, fails } from '../step-builders.ts';
import {
  DETAILS_STORY,
  DRAFT,
  SAVE_DELIVERY,
  TYPED,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  sendsAgain,
  typesAddress,
} from './checkout-details-steps.ts';
import { ADDRESS_SLIPS, POSTCODE_SLIPS } from './slips.ts';

function leaves(field: keyof typeof ADDRESS_SLIPS, draft: object, title: string): ShopperStep {
  return acts(title, {
    input: 'checkout/fillIn',
    press: 'no-control',
    payload: {
      purpose: 'shipping',
      draft: { ...DRAFT, ...draft },
      changed: [field],
      left: field,
    },
    state: { 'checkout/typed': { shipping: { draft } } },
  });
}

const { email, phone, firstName } = ADDRESS_SLIPS;

const WRONG = { city: 'London' };

function typesPostcode({ country, name, typed, says }: (typeof POSTCODE_SLIPS)[number]) {
  return acts(`Bills to ${name}, and types ${typed}: is shown how one looks there (${says}).`, {
    input: 'checkout/fillIn',
    press: 'no-control',
    payload: {
      purpose: 'billing',
      draft: { ...emptyDraft(country), postcode: typed },
      changed: ['country', 'postcode'],
      left: 'postcode',
    },
    state: {
      'checkout/typed': { billing: { draft: { country, postcode: typed }, left: ['postcode'] } },
    },
  });
}

export const deliveryDetailsCorrectedScenarios = family(guestAtDetails, DETAILS_STORY, {
  'checkout-details-refused': {
    title: 'The postcode is not taken',
    summary: 'What the server does not take is said at its field; what was typed stays.',
    shows: ['ADR-11, FRM-03, API-15', { hm: 'checkout/details--postcode-refused' }, 'hm'],
    rules: [fails(SAVE_DELIVERY, 400, '_ERR_ADDRESS_POSTCODE')],
    steps: (fixtures) => [
      detailsCome,
      typesAddress(),
      sendsAddress(fixtures),
      settles('The postcode needs another look.', {
        facts: [
          fact('checkout/detailsRefused', { at: 'delivery', errorKey: '_ERR_ADDRESS_POSTCODE' }),
        ],
        state: { 'checkout/typed': { shipping: { draft: TYPED } } },
        screen: [says('Please enter a postcode such as SW1A 1AA.')],
      }),
      sendsAgain({ title: 'It is right all the same: once more.', asked: [SAVE_DELIVERY] }),
      paymentComes,
    ],
  },
  'checkout-details-slips': {
    title: 'A delivery address with slips in it',
    summary:
      'A mail address, a telephone number and a name that are none are told as they are left.',
    shows: ['ADR-14, ADR-15, ADR-16, FRM-01, FRM-02, FRM-13'],
    steps: (fixtures) => [
      detailsCome,
      leaves('firstName', { firstName }, 'Types a digit into the name.'),
      leaves('phone', { firstName, phone }, 'Types letters into the telephone number.'),
      leaves('email', { firstName, phone, email }, 'Writes the mail address without an at sign.'),
      settles('Each slip stands at its field.'),
      { ...typesAddress(), title: 'Corrects all three: the fields are left once more.' },
      sendsAddress(fixtures),
      paymentComes,
    ],
  },
  'checkout-details-suggestion': {
    title: 'The shop knows an address that is almost the same',
    summary: 'The postcode is another town’s: the shop asks, and does not know better.',
    shows: ['API-63, CHK-04', { rl: 'checkout/details--suggestion-taken' }, 'hm'],
    steps: (fixtures) => [
      detailsCome,
      typesAddress(WRONG),
      sendsAddress(fixtures, WRONG),
      settles('Is this your address?', {
        facts: [fact('checkout/suggestionsMade', { count: 1 })],
        screen: [dialog('Is this your address?')],
      }),
      acts('Takes what was found.', {
        input: 'checkout/takeSuggestion',
        press: button('Use this address', { within: 'Is this your address?' }),
        payload: { at: 0 },
        asked: [SAVE_DELIVERY],
        state: { 'checkout/typed': { shipping: { draft: { city: 'Leeds' } } } },
      }),
      paymentComes,
    ],
  },
  'checkout-bill-postcodes': {
    title: 'A bill that goes abroad, and postcodes that are wrong there',
    summary: 'Each country’s form asks for a postcode as that country writes it, and shows one.',
    shows: ['ADR-04, ADR-05, ADR-06, ADR-07, ADR-08, ADR-09, ADR-10, ADR-12, FRM-01, FRM-13'],
    steps: [
      detailsCome,
      acts('The bill is to go somewhere else.', {
        input: 'checkout/setSame',
        press: checkbox('The bill goes to the same address'),
        payload: { isSame: false },
        state: { 'checkout/isSameAsShippingChecked': false },
      }),
      ...POSTCODE_SLIPS.map(typesPostcode),
      settles('Nothing was sent: what is wrong is told as soon as a field is left.'),
    ],
  },
});
