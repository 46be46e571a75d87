import { MAILED_TO_KEY } from '#src/orders/mailed-to.ts';
import { family } from '../family.ts';

import { acts, button, fact, heading, says, settles } from '../step-builders.ts';
import {
  ORDER,
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  found,
  loaded,
  looksUp,
  ordered,
} from './order-steps.ts';

const EMAIL = 'mira.guest@mail.example';

const PASSWORD = 'warp-and-weft-5';

const STORY = [
  'orders/orderLoaded',
  'auth/registered',
  'auth/registrationFailed',
  'auth/signedIn',
  'session/guestCreated',
];

export const confirmationScenarios = family(STORY, {
  'confirmation-account': {
    title: 'A guest makes an account of the order that was just placed',
    summary: 'A guest keeps the order that was just placed in an account of their own.',
    shows: [
      'API-39, AUT-17, AUT-19, VAL-04, RTE-12',
      { rl: 'orders/confirmation--account-made' },
      'hm',
    ],
    start: (fixtures) => ({
      path: '/ordershippingbillingconfirmationview',
      search: `?orderId=${ORDER}`,
      person: 'guest',
      orders: [{ ...ordered(fixtures), email: EMAIL }],
      storage: {
        'selvedge.userType': 'guest',
        [MAILED_TO_KEY]: JSON.stringify({ orderId: ORDER, email: EMAIL }),
      },
    }),
    steps: [
      settles('The confirmation names the address, and offers an account for it.', {
        facts: [loaded('processing')],
        screen: [heading('Thank you, Mira'), heading('Keep this order with you')],
      }),
      acts('Chooses a password.', {
        input: 'auth/register',
        press: button('Create my account', {
          fill: { Password: PASSWORD, 'Repeat password': PASSWORD },
        }),
        payload: {
          orderId: ORDER,
          email: EMAIL,
          password: PASSWORD,
          passwordConfirmation: PASSWORD,
          newsletter: false,
        },
        asked: ['POST /person'],
        state: { 'auth/registration': { status: 'submitting' } },
      }),
      settles('The account is there, with the order in it, and the shopper signed in.', {
        facts: [fact('auth/registered'), fact('auth/signedIn')],
        state: {
          'auth/registration': { status: 'registered' },
          'orders/order': { status: 'ready' },
        },
        screen: [says('Your account is ready, and this order is in it. You are signed in.')],
      }),
    ],
  },
  'confirmation-forgotten': {
    title: 'The confirmation, after the guest’s session is gone',
    summary: 'The session that placed the order is gone: number and postcode bring it back.',
    shows: ['RTE-12, ORD-03, ORD-04', { hm: 'orders/confirmation--forgotten' }, 'rl'],
    domains: ORDER_STORY,
    start: (fixtures) => ({
      path: '/ordershippingbillingconfirmationview',
      search: `?orderId=${ORDER}`,
      orders: [ordered(fixtures)],
    }),
    steps: [
      settles('Nothing is shown of the order.', {
        facts: [fact('orders/orderMissed', { orderId: ORDER })],
        screen: [heading('Find your order')],
      }),
      looksUp({}, 'Types the postcode.'),
      settles('The order is there.', {
        facts: [found('processing'), TRACKED],
        screen: [ORDER_HEADING],
      }),
    ],
  },
  'confirmation-reloaded': {
    title: 'The confirmation is loaded anew',
    summary: 'A reload leaves the tab’s guest as it is, and the confirmation is still theirs.',
    shows: ['RTE-12, PAY-01, SES-15', { rl: 'orders/confirmation--reloaded' }],
    domains: ['orders/orderLoaded', 'orders/orderMissed', 'session/guestCreated'],
    start: (fixtures) => ({
      path: '/ordershippingbillingconfirmationview',
      search: `?orderId=${ORDER}`,
      person: 'guest',
      orders: [ordered(fixtures)],
      storage: { 'selvedge.userType': 'guest' },
    }),
    steps: [
      settles('The order is there, under the guest’s session as it was.', {
        facts: [loaded('processing')],
        asked: [],
        state: { 'orders/order': { status: 'ready' } },
        screen: [heading('Thank you, Mira')],
      }),
    ],
  },
});
