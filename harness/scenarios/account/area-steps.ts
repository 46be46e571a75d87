import { type Wish, acts, button, fact, heading, says, settles } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import { ordered } from '../orders/order-steps.ts';
import type {
  ExpectedFact,
  ScenarioStart,
  ScenarioStep,
  SettleStep,
  ShopperStep,
} from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { NEW_PASSWORD } from './account-steps.ts';

export function inAccount(fixtures: BrandFixtures, page = ''): ScenarioStart {
  return {
    ...strangerAt(fixtures, `/myaccount${page}`),
    person: 'mira',
    wishlist: [fixtures.wish.id, fixtures.otherWish.id],
  };
}

/** The same, with a recent order. */
export function withOrder(fixtures: BrandFixtures): ScenarioStart {
  return { ...inAccount(fixtures), orders: [ordered(fixtures)] };
}

export const ACCOUNT_LOADED: ExpectedFact = fact('account/accountLoaded');

export const DETAILS_COME: SettleStep = settles(
  'The details are there, each with the way to change them.',
  {
    facts: [ACCOUNT_LOADED],
    state: { 'account/account': { status: 'ready', account: { firstName: 'Mira' } } },
    screen: [heading('Personal details'), says('Mira Wolff')],
  },
);

function opensForm(form: string, name: string, title: string): ShopperStep {
  return acts(title, {
    input: 'account/openForm',
    press: button(name),
    payload: { form },
    state: { 'account/openForms': form },
  });
}

export const OPENS_DETAILS = opensForm(
  'details',
  'Change name, birthday and telephone',
  'Wants to change name and birthday.',
);

export function savesDetails(firstName: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/saveDetails',
    payload: {
      firstName,
      lastName: 'Weaver',
      dob: { day: '28', month: '02', year: '1990' },
      phone: '+44 20 7946 0018',
    },
    press: button('Save', {
      fill: {
        'First name': firstName,
        'Last name': 'Weaver',
        Day: '28',
        Month: '02',
        Year: '1990',
        'Telephone (optional)': '+44 20 7946 0018',
      },
    }),
    asked: ['PUT /account/@self'],
    state: { 'account/detailsChange': { status: 'submitting' } },
  });
}

export const OPENS_PASSWORD = opensForm(
  'password',
  'Change the password',
  'Wants another password.',
);

export function changesPassword(oldPassword: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/changePassword',
    payload: { oldPassword, password: NEW_PASSWORD },
    press: button('Save the new password', {
      fill: {
        'Current password': oldPassword,
        'New password': NEW_PASSWORD,
        'Repeat the new password': NEW_PASSWORD,
      },
    }),
    asked: ['POST /account/@self/password'],
    state: { 'account/passwordChange': { status: 'submitting' } },
  });
}

export const OPENS_EMAIL = opensForm(
  'email',
  'Change the e-mail address',
  'Wants another address.',
);

/** Submits a new mail address for the account. */
export function asksForEmail(email: string, password: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/askEmail',
    payload: { email, password },
    press: button('Send me the link', {
      fill: { 'New e-mail address': email, 'Your password': password },
    }),
    asked: ['POST /account/@self/email'],
    state: { 'account/emailChange': { status: 'submitting' } },
  });
}

/** A failed list is requested again. */
export function isReadAgain(store: string, failed: string, retry: string): ScenarioStep[] {
  const press = button('Try again');
  return [
    settles('Is told so.', {
      facts: [fact(failed)],
      state: { [store]: { status: 'failed' } },
      screen: [press],
    }),
    acts('Tries again.', { input: retry, press, state: { [store]: { status: 'loading' } } }),
  ];
}
