import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';

import { fact, says } from '../step-builders.ts';
import { CREATE_GUEST, DELETE_GUEST, signsIn } from '../steps.ts';

import {
  CHECKOUT_STORY,
  TO_CHECKOUT,
  atCheckout,
  goesOnAsGuest,
  loginComes,
  opened,
  refused,
  detailsOpen,
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
      detailsOpen('The second step is there.', [fact('checkout/guestAdmitted')]),
    ],
  },
  'checkout-known': {
    title: 'A registered shopper begins with the second step',
    summary: 'Who is signed in is not asked who they are.',
    shows: ['CHK-01, CHK-04, API-12', { rl: 'checkout/login--already-known' }],
    start: (fixtures) => atCheckout(fixtures, '/checkout/login', 'mira'),
    steps: [
      detailsOpen(
        'The shop knows who buys: the second step is there, and says nothing of the first.',
        [refused('shipping', 'already-known')],
        { asked: [TO_CHECKOUT], state: { 'checkout/refused': null } },
      ),
    ],
  },
  'checkout-ready': {
    title: 'A registered shopper without orders goes to the second step',
    summary: 'Somebody who has never ordered anything stands before the details.',
    shows: ['CHK-04, API-12'],
    start: (fixtures) => atCheckout(fixtures, '/checkout/shipping', 'jonas'),
    steps: [detailsOpen('The second step is there.', [], { asked: [TO_CHECKOUT] })],
  },
  'checkout-signs-in': {
    title: 'Somebody signs in at the first step',
    summary: 'Whoever has an account signs in at the first step, and takes the bag along.',
    shows: ['CHK-01, CHK-03', { rl: 'checkout/login--signed-in' }, 'hm'],
    domains: [...CHECKOUT_STORY, 'auth/signedIn'],
    steps: [
      loginComes,
      signsIn('jonas', undefined, 'Signs in, beside the way for guests.'),
      detailsOpen(
        'The bag has come along, and the second step is there.',
        [fact('auth/signedIn'), refused('shipping', 'already-known')],
        { asked: [TO_CHECKOUT] },
      ),
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
      detailsOpen('The second step is there.', [fact('checkout/guestAdmitted')]),
    ],
  },
});
