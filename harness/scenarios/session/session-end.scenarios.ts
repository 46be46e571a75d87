import { family } from '../family.ts';
import { atBag, atWishlist } from '../starts.ts';
import { acts, button, fact, heading, link, settles } from '../step-builders.ts';
import {
  BAG_STORY,
  CALCULATE,
  CHANGE,
  LINE,
  SIGNED_IN_AGAIN,
  bagComes,
  bagHolds,
  choosesQuantity,
  signsIn,
  asksToSignIn,
} from '../steps.ts';

const STORY = ['session/expired', 'session/resumed', 'session/guestCreated', 'auth'];

export const sessionEndScenarios = family(STORY, {
  'registered-expired-at-start': {
    title: 'A signed-in shopper comes back after the session’s end',
    summary:
      'A signed-in shopper comes back after the session has ended: the page is there, and a question.',
    shows: ['SES-02, SES-13, SES-17', {}, 'rl'],
    start: (fixtures) => ({
      path: '/women',
      person: 'mira',
      wishlist: [fixtures.wish.id, fixtures.otherWish.id],
      storage: { 'selvedge.userType': 'registered' },
    }),
    rules: [
      { on: 'GET /userinfo/*', call: 1, then: { expire: '_ERR_INVALID_COOKIE', status: 401 } },
    ],
    steps: [
      asksToSignIn(
        'The page is there. Over it stands who was here last, and is asked to sign in again.',
        { userType: 'registered', call: 'session.userInfo', status: 401 },
        { state: { 'listing/listing': { status: 'ready' } }, screen: [heading('Women')] },
      ),
      signsIn('mira', 'Please sign in again', 'Signs in.'),
      settles('Is who she was, with two things on her wishlist.', {
        facts: SIGNED_IN_AGAIN,
        asked: [],
        screen: [link('Wishlist, 2 items')],
      }),
    ],
  },
  'registered-expires-on-bag': {
    title: 'A signed-in shopper’s session ends on the bag page',
    summary:
      'A signed-in shopper’s session ends on the bag page: signing in again completes the change.',
    shows: ['SES-13, SES-17, AUT-01, AUT-20', {}, 'hm'],
    domains: [...BAG_STORY, 'auth'],
    start: (fixtures) => atBag(fixtures, 'jonas'),
    rules: [{ on: CHANGE, call: 1, then: { expire: 'ERR_COOKIE_EXPIRED', status: 403 } }],
    steps: (fixtures) => [
      bagComes(),
      choosesQuantity(fixtures, 2, 'Wants two of it. The session has just ended.'),
      asksToSignIn(
        'Is signed out and asked to sign in again, on the very same page.',
        { userType: 'registered', errorKey: 'ERR_COOKIE_EXPIRED' },
        { state: { 'auth/dialogFlag': 'show', 'navigation/location': { path: '/shopping-bag' } } },
      ),
      signsIn('jonas', 'Please sign in again', 'Signs in.'),
      settles('The dialog closes, and the change that had to wait is made: two.', {
        facts: [...SIGNED_IN_AGAIN, fact('cart/quantityChanged', { lineId: LINE, quantity: 2 })],
        asked: [CHANGE, CALCULATE],
        state: { 'auth/dialogFlag': 'none', 'navigation/location': { path: '/shopping-bag' } },
        screen: [bagHolds(2)],
      }),
    ],
  },
  'registered-expires-on-wishlist': {
    title: 'A signed-in shopper’s session ends on the wishlist',
    summary: 'Not every key signs the shopper out: for this one the dialog is enough.',
    shows: [
      'SES-13, SES-17, AUT-01, AUT-20',
      { hm: 'session/registered-expires-on-wishlist--change-made' },
    ],
    domains: ['session/expired', 'session/resumed', 'auth', 'wishlist'],
    start: atWishlist,
    rules: [
      {
        on: 'PUT /wishlist/delete/*',
        call: 1,
        then: { expire: '_ERR_USER_AUTHORITY', status: 401 },
      },
    ],
    steps: (fixtures) => [
      settles('The wishlist is there, with two things on it.', {
        screen: [link('Wishlist, 2 items')],
      }),
      acts(`Takes the ${fixtures.wish.name} off: it is gone at once. The session has just ended.`, {
        input: 'wishlist/removeItem',
        press: button(`Save ${fixtures.wish.name} to your wishlist`),
        payload: { productId: fixtures.wish.id },
        facts: [fact('wishlist/changeApplied', { productId: fixtures.wish.id })],
      }),
      asksToSignIn(
        'Is asked to sign in again, without having been signed out.',
        { userType: 'registered', errorKey: '_ERR_USER_AUTHORITY' },
        { asked: [] },
      ),
      signsIn('mira', 'Please sign in again', 'Signs in.'),
      settles('The change that had to wait is made: one thing is left.', {
        facts: [
          ...SIGNED_IN_AGAIN,
          fact('wishlist/changeConfirmed', { productId: fixtures.wish.id }),
          fact('wishlist/itemRemoved', { productId: fixtures.wish.id }),
        ],
        asked: [`PUT /wishlist/delete/default/${fixtures.wish.id}`],
        state: { 'session/userInfo': { wishlist: { itemIds: [fixtures.otherWish.id] } } },
        screen: [link('Wishlist, 1 item')],
      }),
    ],
  },
});
