import { acts, button, fact, heading, settles } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import { CHECKOUT_STORY, STEP_2, atCheckout, opened } from './checkout-steps.ts';
import type { ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';

/** Facts about the second step and about leaving it. */
export const DETAILS_STORY = [
  ...CHECKOUT_STORY,
  'checkout/detailsRefused',
  'checkout/suggestionsMade',
  'checkout/optionWithdrawn',
  'checkout/detailsRecalled',
  'checkout/detailsSaved',
];

export const CHECK_ADDRESS = 'POST /account/@self/v2/validate_address';
export const SAVE_DELIVERY = 'PUT /cart/@self/shipping_info';
export const SAVE_BILLING = 'PUT /cart/@self/billing_address';

/** An address in the store's country, with a postcode of Leeds. */
export const TYPED = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '7 Dock Road',
  postcode: 'LS1 4DY',
  city: 'Leeds',
  country: 'GB',
  phone: '020 7946 0958',
  email: 'ada@example.test',
};

/** The same address as stored by the backend. */
export const SAVED_HOME = {
  firstName: TYPED.firstName,
  lastName: TYPED.lastName,
  address1: TYPED.line1,
  zipCode: TYPED.postcode,
  city: TYPED.city,
  country: TYPED.country,
  phone1: TYPED.phone,
};
export const DRAFT = { ...TYPED, title: '', line2: '', state: '' };
const TITLE_2 = 'Continue to payment';

/** A guest at the second step, with one piece in the bag. */
export function guestAtDetails(fixtures: BrandFixtures): ScenarioStart {
  const start = atCheckout(fixtures, '/checkout/shipping', 'guest');
  return { ...start, storage: { 'selvedge.checkoutGuest': '701001' } };
}

export const detailsCome: SettleStep = settles(
  'The second step asks how and where the bag is to go.',
  { facts: [opened('shipping')], screen: [STEP_2, button(TITLE_2)] },
);

/** Fields are submitted on blur; in a browser that is part of sending the form. */
export function typesAddress(change: Partial<typeof TYPED> = {}): ShopperStep {
  return acts('Types an address.', {
    input: 'checkout/fillIn',
    press: 'no-control',
    payload: {
      purpose: 'shipping',
      draft: { ...DRAFT, ...change },
      changed: ['firstName', 'lastName', 'line1', 'postcode', 'city', 'phone', 'email'],
    },
    state: { 'checkout/typed': { shipping: { draft: { ...TYPED, ...change } } } },
  });
}

export function sendsAddress(
  { brand }: BrandFixtures,
  change: Partial<typeof TYPED> = {},
  step: Partial<ShopperStep> = {},
): ShopperStep {
  const typed = { ...TYPED, ...change };
  return {
    kind: 'shopper',
    title: 'Goes on to the payment.',
    input: 'checkout/submitDetails',
    payload: { shipping: typed, wrong: [], forms: ['shipping'] },
    press: button(TITLE_2, {
      fill: {
        'First name': typed.firstName,
        'Last name': typed.lastName,
        'House number and street': typed.line1,
        'Town or city': typed.city,
        Postcode: typed.postcode,
        'E-mail': typed.email,
        [brand === 'hm' ? 'Phone' : 'Phone (optional)']: typed.phone,
      },
    }),
    facts: [],
    asked: [CHECK_ADDRESS],
    ...step,
  };
}

export function sendsAgain(step: Partial<ShopperStep> = {}): ShopperStep {
  return {
    kind: 'shopper',
    title: 'Goes on to the payment.',
    input: 'checkout/submitDetails',
    payload: { shipping: TYPED, wrong: [], forms: ['shipping'] },
    press: button(TITLE_2),
    facts: [],
    asked: [CHECK_ADDRESS],
    ...step,
  };
}

export const paymentComes: SettleStep = settles(
  'The server has it all, and agrees: the payment step is there.',
  {
    facts: [fact('checkout/detailsSaved', { optionId: '101' }), opened('payment')],
    screen: [heading('Payment')],
    place: 'payment',
  },
);
