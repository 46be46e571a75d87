import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';

import { fact, says, settles } from '../step-builders.ts';
import { CREATE_GUEST, DELETE_GUEST, signsIn } from '../steps.ts';

import {
  CHECKOUT_STORY,
  STEP_2,
  TO_CHECKOUT,
  atCheckout,
  goesOnAsGuest,
  loginComes,
  opened,
  refused,
} from './checkout-steps.ts';

const start = (fixtures: BrandFixtures) => atCheckout(fixtures, '/checkout/login', 'guest');

export const checkoutScenarios = family(start, CHECKOUT_STORY, {
  'checkout-as-guest': {
    title: 'A guest goes from the first step to the second',
    summary: 'Nobody needs an account to buy.',
    shows: ['CHK-01, CHK-03, CHK-04, API-15', { hm: 'checkout/login--as-guest' }],
    steps: [
      loginComes,
      goesOnAsGuest,
      settles('The second step is there.', {
        facts: [fact('checkout/guestAdmitted'), opened('shipping')],
        screen: [STEP_2],
        place: 'details',
      }),
    ],
  },
  'checkout-known': {
    title: 'A registered shopper begins with the second step',
    summary: 'Who is signed in is not asked who they are.',
    shows: ['CHK-01, CHK-04, API-12', { rl: 'checkout/login--already-known' }],
    start: (fixtures) => atCheckout(fixtures, '/checkout/login', 'mira'),
    steps: [
      settles('The shop knows who buys: the second step is there, and says nothing of the first.', {
        facts: [refused('shipping', 'already-known'), opened('shipping')],
        asked: [TO_CHECKOUT],
        state: { 'checkout/refused': null },
        screen: [STEP_2],
        place: 'details',
      }),
    ],
  },
  'checkout-ready': {
    title: 'A registered shopper without orders goes to the second step',
    summary: 'Somebody who has never ordered anything stands before the details.',
    shows: ['CHK-04, API-12'],
    start: (fixtures) => atCheckout(fixtures, '/checkout/shipping', 'jonas'),
    steps: [
      settles('The second step is there.', {
        facts: [opened('shipping')],
        asked: [TO_CHECKOUT],
        screen: [STEP_2],
        place: 'details',
      }),
    ],
  },
  'checkout-signs-in': {
    title: 'Somebody signs in at the first step',
    summary: 'Whoever has an account signs in at the first step, and takes the bag along.',
    shows: ['CHK-01, CHK-03', { rl: 'checkout/login--signed-in' }, 'hm'],
    domains: [...CHECKOUT_STORY, 'auth/signedIn'],
    steps: [
      loginComes,
      signsIn('jonas', undefined, 'Signs in, beside the way for guests.'),
      settles('The bag has come along, and the second step is there.', {
        facts: [fact('auth/signedIn'), refused('shipping', 'already-known'), opened('shipping')],
        asked: [TO_CHECKOUT],
        screen: [STEP_2],
        place: 'details',
      }),
    ],
  },
  'checkout-step-skipped': {
    title: 'A guest types the address of the payment',
    summary:
      'The address of the payment is typed by hand: every step before it comes first, and says why.',
    shows: ['CHK-01, RTE-11', { rl: 'checkout/payment--skipped-to' }, 'rl'],
    start: (fixtures) => atCheckout(fixtures, '/OrderPaymentDetailsView', 'guest'),
    steps: [
      {
        ...loginComes,
        facts: [refused('login', 'not-identified'), opened('login')],
        asked: [DELETE_GUEST, CREATE_GUEST, TO_CHECKOUT],
        screen: [
          ...(loginComes.screen ?? []),
          says('Please say first how you would like to buy: as a guest, or with your account.'),
        ],
      },
      goesOnAsGuest,
      settles('The second step is there.', {
        facts: [fact('checkout/guestAdmitted'), opened('shipping')],
        screen: [STEP_2],
        place: 'details',
      }),
    ],
  },
});
