import { type Wish, acts, button, fact, heading, settles } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import { SAVED_HOME, TYPED } from '../checkout/checkout-details-steps.ts';
import type { ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';
import { inAccount } from './area-steps.ts';

const { firstName, lastName, line1, postcode, city, country, phone } = TYPED;
export const WHARF = '1 Wharf Street';

/** Mira at her address book, with two addresses or none. */
export function atAddresses(fixtures: BrandFixtures, isEmpty = false): ScenarioStart {
  return {
    ...inAccount(fixtures, '/addresses'),
    addresses: isEmpty ? [] : [SAVED_HOME, { ...SAVED_HOME, address1: WHARF }],
  };
}

export const BOOK_COMES: SettleStep = settles(
  'Both addresses are there, the first is used for everything.',
  {
    facts: [fact('account/addressesRead', { count: 2 })],
    screen: [heading('Addresses'), button(`Change ${WHARF}`)],
  },
);

export const OPENS_NEW: ShopperStep = acts('Wants to add one.', {
  input: 'account/openAddress',
  press: button('Add an address'),
  payload: { addressId: null },
  state: { 'account/bookWork': { status: 'editing', addressId: null } },
});

export function savesNew(
  { brand }: BrandFixtures,
  wish: Wish,
  uses = { isDefault: false, isForBills: false },
): ShopperStep {
  return acts(wish, {
    input: 'account/saveEntry',
    payload: {
      addressId: null,
      address: { firstName, lastName, line1: '3 Weir Lane', postcode, city, country, phone },
      ...uses,
    },
    press: button('Save the address', {
      fill: {
        'First name': firstName,
        'Last name': lastName,
        'House number and street': '3 Weir Lane',
        'Town or city': city,
        Postcode: postcode,
        [brand === 'hm' ? 'Phone' : 'Phone (optional)']: phone,
      },
    }),
    asked: ['POST /account/@self/address'],
    state: { 'account/bookWork': { status: 'saving' } },
  });
}

export function removes(addressId: string, line: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/removeEntry',
    payload: { addressId },
    press: button(`Remove ${line}`),
    asked: [`DELETE /account/@self/address/${addressId}`],
    state: { 'account/bookWork': { status: 'changing', doing: 'remove' } },
  });
}

export const FIRST_LINE = line1;

export const UNDOES: ShopperStep = acts('Thinks better of it.', {
  input: 'account/takeAddressBack',
  press: button('Undo'),
  asked: ['POST /account/@self/address'],
});
