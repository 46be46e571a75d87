import { family } from '../family.ts';
import { allButTwo, atBag } from '../starts.ts';
import { acts, button, fact, says, settles, fails } from '../step-builders.ts';
import { CALCULATE, CHANGE, LINE, bagHolds, signsIn } from '../steps.ts';
import {
  ADD,
  BAG_CHANGES,
  CHANGE_AND_SUMS,
  ahead,
  bagIsThere,
  takesOut,
  wantsOneMore,
} from './bag-steps.ts';

export const bagChangesScenarios = family((fixtures) => atBag(fixtures, 'mira'), BAG_CHANGES, {
  'bag-change-rolled-back': {
    title: 'A new quantity is refused, and the bag is as it was',
    summary: 'A new quantity shows at once; the server refuses it, and the bag is as it was.',
    shows: ['CRT-14', { rl: 'cart/quantity--rolled-back' }, 'rl'],
    rules: [fails(CHANGE, 503)],
    steps: (fixtures) => [
      bagIsThere('The bag is there, with one piece.'),
      wantsOneMore(fixtures, 1, {
        title: 'Wants one more. Line, count and totals say so at once.',
        state: ahead(1),
        asked: [CHANGE],
      }),
      settles('The server refuses. The line says so, and all numbers are as before.', {
        facts: [fact('cart/lineChangeFailed', { lineId: LINE, kind: 'update' })],
        state: ahead(0),
        screen: [says('The quantity could not be changed. Your bag is as it was.'), bagHolds(1)],
      }),
    ],
  },
  'bag-last-intent-wins': {
    title: 'Three changes in a row: the last intent wins',
    summary:
      'Three presses in a row: the first is sent, the second never, the third is what comes of it.',
    shows: ['CRT-02, CRT-03, CRT-04', { hm: 'cart/quantity--last-intent-wins' }],
    steps: (fixtures) => [
      bagIsThere('The bag is there, with one piece.'),
      wantsOneMore(fixtures, 1, {
        title: 'Wants a second one.',
        state: ahead(1),
        asked: [CHANGE],
      }),
      wantsOneMore(fixtures, 2, { title: 'And a third one.', state: ahead(2), asked: [] }),
      wantsOneMore(fixtures, 3, { title: 'And a fourth one.', state: ahead(3), asked: [] }),
      settles('The server has made two changes of it, and there are four.', {
        facts: [
          fact('cart/quantityChanged', { lineId: LINE, quantity: 2 }),
          fact('cart/quantityChanged', { lineId: LINE, quantity: 4 }),
        ],
        state: { ...ahead(0), 'cart/miniBag': { bag: { count: 4 } } },
        asked: [...CHANGE_AND_SUMS.slice(1), ...CHANGE_AND_SUMS],
        screen: [bagHolds(4)],
      }),
    ],
  },
  'bag-merged-on-sign-in': {
    title: 'A guest signs in, and earlier pieces are back in the bag',
    summary:
      'A guest signs in: the bag joins what the account had from before, and the shop says so.',
    shows: ['CRT-01, API-35', { hm: 'cart/sign-in--bags-merged' }],
    start: (fixtures) => ({
      ...atBag(fixtures, 'guest'),
      left: { person: 'jonas', bag: [{ ...fixtures.piece, quantity: 2 }] },
    }),
    steps: [
      bagIsThere('The guest’s bag holds one piece.'),
      acts('Opens the sign-in.', {
        input: 'auth/openSignIn',
        press: button('Sign in'),
        payload: { place: 'bag' },
      }),
      signsIn('jonas', 'Sign in', { title: 'Signs in.', facts: [] }),
      settles('The bag holds three: the one, and two from before. A message says so.', {
        facts: [fact('cart/bagMerged')],
        screen: [says('Your earlier pieces are back in your bag.'), bagHolds(3)],
      }),
    ],
  },
  'bag-moved-to-wishlist': {
    title: 'A piece moves from the bag to the wishlist',
    summary: 'A line moves to the wishlist. The button tells both of it.',
    shows: ['WSH-03, CRT-04', { rl: 'cart/line--moved-to-wishlist' }],
    domains: [...BAG_CHANGES, 'wishlist/itemAdded'],
    start: (fixtures) => ({ ...atBag(fixtures, 'mira'), wishlist: [] }),
    steps: ({ piece: { productId, name } }) => [
      bagIsThere('The bag is there, with one piece.'),
      acts('Moves it to the wishlist: the bag lets go of it at once,', {
        input: 'cart/moveToWishlist',
        press: button(`Move to wishlist ${name}`),
        payload: { lineId: LINE },
        state: ahead(-1),
        asked: [],
      }),
      acts('and the wishlist has it.', {
        input: 'wishlist/addItem',
        press: 'no-control',
        payload: { productId },
        state: { 'session/userInfo': { wishlist: { itemIds: [productId] } } },
      }),
      settles('The server has it on the wishlist, and then no longer in the bag.', {
        facts: [
          fact('wishlist/itemAdded', { productId }),
          fact('cart/lineMoved', { lineId: LINE, productId }),
          fact('cart/lineRemoved', { lineId: LINE }),
        ],
        state: { 'cart/takenOut': { how: 'moved' } },
        screen: [says(`${name} is on your wishlist now.`)],
      }),
    ],
  },
  'bag-stock-since': {
    title: 'Less is left than the bag holds, and one press puts it right',
    summary:
      'Others have bought since: the line says how many are left, and one press puts it right.',
    shows: ['STK-05, API-22', { hm: 'cart/stock-since--put-right' }, 'hm'],
    start: (fixtures) => ({
      ...atBag(fixtures, 'mira'),
      bag: [{ ...fixtures.piece, quantity: 4 }],
      sold: allButTwo(fixtures),
    }),
    steps: ({ piece }) => [
      settles('The bag holds four of what only two are left of, and says so.', {
        state: { 'cart/lineStock': { [piece.variantId]: 2 } },
        screen: [says('Only 2 left'), button('Take 2'), bagHolds(4)],
      }),
      acts('Takes the two.', {
        input: 'cart/changeQuantity',
        press: button('Take 2'),
        payload: { lineId: LINE, quantity: 2 },
        asked: [CHANGE],
      }),
      settles('The bag can be bought again.', {
        facts: [fact('cart/quantityChanged', { lineId: LINE, quantity: 2 })],
        asked: [CALCULATE],
        screen: [bagHolds(2)],
      }),
    ],
  },
  'bag-undo': {
    title: 'A piece is taken out, and put back at once',
    summary: 'Taken out, and put back before the server has said anything.',
    shows: ['CRT-02, CRT-04', { hm: 'cart/removal--undone' }],
    steps: (fixtures) => [
      bagIsThere('The bag is there, with one piece.'),
      takesOut(fixtures, { title: 'Takes it out: it is gone at once.', state: ahead(-1) }),
      acts('Puts it back: it is there at once.', {
        input: 'cart/undoRemoval',
        press: button('Undo'),
        state: ahead(0),
        asked: [],
      }),
      settles('The server has done both, one after the other.', {
        facts: [
          fact('cart/lineRemoved', { lineId: LINE }),
          fact('cart/itemAdded', { variantId: fixtures.piece.variantId, quantity: 1 }),
        ],
        asked: [CALCULATE, ADD, CALCULATE],
        screen: [bagHolds(1)],
      }),
    ],
  },
});
