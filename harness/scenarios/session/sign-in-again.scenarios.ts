import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { acts, button, fact, heading, link, settles, visits } from '../step-builders.ts';
import {
  BAG_STORY,
  CHANGE,
  CREATE_GUEST,
  DELETE_GUEST,
  LINE,
  MADE_ANEW,
  SIGNED_IN_AGAIN,
  SIGN_OUT,
  bagComes,
  bagHolds,
  choosesQuantity,
  signsIn,
  asksToSignIn,
} from '../steps.ts';

const start = (fixtures: BrandFixtures) => atBag(fixtures, 'jonas');

const STORY = [...BAG_STORY, 'auth'];

export const signInAgainScenarios = family(start, STORY, {
  'registered-goes-on-as-guest': {
    title: 'A signed-in shopper does not want to sign in again',
    summary: 'Whoever closes the dialog goes on as a guest, on a page loaded anew.',
    shows: ['AUT-05, SES-06', { rl: 'auth/login-dialog-closed--goes-on-as-guest' }, 'rl'],
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    steps: (fixtures) => [
      bagComes(),
      choosesQuantity(fixtures, 2, 'Wants two of it. The session has just ended.'),
      asksToSignIn(
        'Is asked to sign in again.',
        { errorKey: '_ERR_ACCESS_CHECK_FAILED' },
        { asked: [] },
      ),
      acts('Would rather not.', {
        input: 'auth/closeLogin',
        press: button('Go on without signing in', { within: 'Please sign in again' }),
        facts: [fact('auth/loginDeclined')],
        asked: [SIGN_OUT],
        state: { 'auth/dialogFlag': 'none' },
      }),
      settles('Is signed out; the page loads anew, for a guest with an empty bag.', {
        facts: [
          fact('auth/signedOut'),
          fact('session/expired', { userType: 'guest', call: 'session.userInfo' }),
          ...MADE_ANEW,
          ...MADE_ANEW,
        ],
        asked: [CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        state: { 'session/userInfo': { status: 'guest' }, 'cart/bagPage': { status: 'empty' } },
        screen: [heading('Nothing in here yet'), bagHolds(0)],
      }),
    ],
  },
  'registered-signed-in-elsewhere': {
    title: 'A signed-in shopper has signed in on another device',
    summary: 'The same person signs in on another device: this one notices with its next call.',
    shows: [
      'SES-13, SES-17, SES-19',
      { rl: 'session/registered-signed-in-elsewhere--bag-shown' },
      'hm',
    ],
    domains: ['session/expired', 'session/resumed', 'auth', 'cart/detailsLoaded'],
    start: (fixtures) => ({
      path: '/',
      person: 'mira',
      bag: [fixtures.piece],
    }),
    rules: [{ on: 'GET /cart/@self/*details', call: 1, then: { end: 'other-device' } }],
    steps: (fixtures) => [
      settles('Is signed in, with one piece in the bag.', { screen: [bagHolds(1)] }),
      acts('Looks at it.', { input: 'cart/openMiniBag', press: button('Bag, 1 item') }),
      visits('Goes to the bag page. Meanwhile the session has ended by the sign-in elsewhere.', {
        to: '/shopping-bag',
        press: link('View bag'),
      }),
      asksToSignIn(
        'Is signed out here, and asked to sign in again; the bag page waits.',
        { status: 403, errorKey: 'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH' },
        { state: { 'cart/bagPage': { status: 'loading' } } },
      ),
      signsIn('mira', 'Please sign in again', 'Signs in here as well.'),
      settles('The bag is there.', {
        facts: [...SIGNED_IN_AGAIN, fact('cart/detailsLoaded', { lineCount: 1 })],
        asked: [],
        state: { 'cart/bagPage': { status: 'loaded' } },
        screen: [link(fixtures.piece.name)],
      }),
    ],
  },
  'registered-somebody-else': {
    title: 'After a session’s end somebody else signs in',
    summary: 'What one person wished is not done for the next who signs in.',
    shows: ['SES-13', { hm: 'session/registered-expires-on-bag--somebody-else' }],
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_INVALID_COOKIE_ALL', status: 403 } }],
    steps: (fixtures) => [
      bagComes(),
      choosesQuantity(fixtures, 2, 'Jonas wants two of it. His session has just ended.'),
      asksToSignIn('He is asked to sign in again.', { errorKey: '_ERR_INVALID_COOKIE_ALL' }),
      signsIn('mira', 'Please sign in again', 'But it is Mira who signs in.'),
      settles('She sees her own bag, which is empty; the wish of Jonas is dropped.', {
        facts: [
          fact('auth/signedIn'),
          fact('session/resumed', { since: 'other-person' }),
          fact('auth/loginHidden'),
          fact('cart/lineChangeFailed', { lineId: LINE, kind: 'update' }),
        ],
        asked: [],
        state: { 'cart/bagPage': { status: 'empty' } },
        screen: [heading('Nothing in here yet'), bagHolds(0)],
      }),
    ],
  },
});
