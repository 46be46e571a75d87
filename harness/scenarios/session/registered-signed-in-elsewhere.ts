import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { AGAIN, SIGNED_IN_AGAIN, SIGN_OUT, bagHolds, signsIn } from '../steps.ts';

export const registeredSignedInElsewhere: Scenario = {
  id: 'registered-signed-in-elsewhere',
  title: 'A signed-in shopper has signed in on another device',
  summary: 'The same person signs in on another device: this one notices with its next call.',
  ledger: ['SES-13', 'SES-17', 'SES-19'],
  domains: ['session/expired', 'session/resumed', 'auth', 'cart/detailsLoaded'],
  inBrowser: true,
  golden: [{ name: 'session/registered-signed-in-elsewhere--bag-shown', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/'), person: 'mira', bag: [fixtures.piece] },
    rules: [{ on: 'GET /cart/@self/*details', call: 1, then: { end: 'other-device' } }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is signed in, with one piece in the bag.',
        facts: [],
        screen: [bagHolds(1)],
      },
      {
        kind: 'shopper',
        title: 'Looks at it.',
        input: 'cart/openMiniBag',
        press: { role: 'button', name: 'Bag, 1 item' },
        facts: [],
      },
      {
        kind: 'visit',
        title: 'Goes to the bag page. Meanwhile the session has ended by the sign-in elsewhere.',
        to: '/shopping-bag',
        press: { role: 'link', name: 'View bag' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'Is signed out here, and asked to sign in again; the bag page waits.',
        facts: [
          {
            name: 'session/expired',
            payload: { status: 403, errorKey: 'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH' },
          },
          { name: 'auth/loginShown' },
        ],
        asked: [SIGN_OUT],
        state: { 'cart/bagPage': { status: 'loading' } },
        screen: [AGAIN],
      },
      signsIn('mira', 'Please sign in again', { title: 'Signs in here as well.' }),
      {
        kind: 'settle',
        title: 'The bag is there.',
        facts: [...SIGNED_IN_AGAIN, { name: 'cart/detailsLoaded', payload: { lineCount: 1 } }],
        asked: [],
        state: { 'cart/bagPage': { status: 'loaded' } },
        screen: [{ role: 'link', name: fixtures.piece.name }],
      },
    ],
  })),
};
