import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { family } from '../family.ts';
import { atWishlist, withNothingSaved } from '../starts.ts';
import { acts, fact, says, settles, fails } from '../step-builders.ts';
import { takenOff, togglesWish, wishlistHolds, wishlistOf } from './wishlist-steps.ts';

/** Fails the first removal, after 800 ms; later ones succeed. */
const FAILS_LATE: BackendRule = { ...fails('PUT /wishlist/delete/*', 503), delayMs: 800 };

export const wishlistScenarios = family(['wishlist', 'notices'], {
  'wishlist-add-fails': {
    title: 'Saving to the wishlist fails',
    summary: 'What could not be saved is taken off again, and can be tried again.',
    shows: ['WSH-03, WSH-05', { rl: 'wishlist/add-fails--taken-off-again' }, 'rl'],
    start: withNothingSaved,
    rules: [fails('POST /wishlist/@self/item', 503)],
    screen: [wishlistHolds(0)],
    steps: ({ wish }) => [
      togglesWish('add', wish, {
        title: `Saves the ${wish.name}: the heart is full at once, and the count is 1.`,
        state: wishlistOf(wish.id),
      }),
      settles('The shop’s server fails: the heart is empty again, and a message says so.', {
        facts: [
          fact('wishlist/changeRolledBack', {
            productId: wish.id,
            change: 'add',
            status: 503,
          }),
          fact('notices/noticeShown', {
            severity: 'error',
            key: 'account:wishlist.notAdded',
          }),
        ],
        state: wishlistOf(),
        screen: [
          wishlistHolds(0),
          says('This could not be saved to your wishlist. Please try again.'),
        ],
      }),
      togglesWish('add', wish, { title: 'Tries once more.', state: wishlistOf(wish.id) }),
      settles('This time the server agrees.', {
        facts: [
          fact('wishlist/changeConfirmed', { productId: wish.id, change: 'add' }),
          fact('wishlist/itemAdded', { productId: wish.id }),
        ],
        state: wishlistOf(wish.id),
        screen: [wishlistHolds(1)],
      }),
    ],
  },
  'wishlist-add-fails-among-others': {
    title: 'One of two things cannot be saved',
    summary:
      'Two are saved one after the other, before an answer is there: only what failed is taken off.',
    shows: ['WSH-03, WSH-05'],
    domains: ['wishlist'],
    start: withNothingSaved,
    rules: [fails('POST /wishlist/@self/item', 503)],
    screen: [wishlistHolds(0)],
    steps: ({ wish: refused, otherWish: accepted }) => [
      togglesWish('add', refused, {
        title: `Saves the ${refused.name}.`,
        state: wishlistOf(refused.id),
      }),
      togglesWish('add', accepted, {
        title: `Saves the ${accepted.name} too, while the first is still under way.`,
        state: wishlistOf(refused.id, accepted.id),
      }),
      settles('The first fails, the second does not: that one alone is saved.', {
        facts: [
          fact('wishlist/changeRolledBack', { productId: refused.id, change: 'add' }),
          fact('wishlist/changeConfirmed', { productId: accepted.id, change: 'add' }),
          fact('wishlist/itemAdded', { productId: accepted.id }),
        ],
        state: wishlistOf(accepted.id),
        screen: [wishlistHolds(1)],
      }),
    ],
  },
  'wishlist-remove-fails': {
    title: 'Removing from the wishlist fails',
    summary: 'Removing from the wishlist fails.',
    shows: [
      'WSH-04, WSH-05, WSH-06',
      {
        rl: 'scenarios/wishlist-remove-fails--rl',
        hm: 'scenarios/wishlist-remove-fails--hm',
      },
      'hm',
    ],
    start: atWishlist,
    rules: [FAILS_LATE],
    screen: [wishlistHolds(2)],
    steps: ({ wish: refused, otherWish: accepted }) => [
      togglesWish('remove', refused, {
        title: `Takes the ${refused.name} off the wishlist: it is gone at once, and the count is 1.`,
        state: wishlistOf(accepted.id),
      }),
      settles('The shop’s server fails: it is back where it was, and a message says so.', {
        facts: [
          fact('wishlist/changeRolledBack', {
            productId: refused.id,
            change: 'remove',
            status: 503,
          }),
          fact('notices/noticeShown', {
            severity: 'error',
            key: 'account:wishlist.notRemoved',
          }),
        ],
        state: wishlistOf(refused.id, accepted.id),
        screen: [
          wishlistHolds(2),
          says('This could not be taken off your wishlist. It is back where it was.'),
        ],
      }),
      togglesWish('remove', accepted, {
        title: `Takes the ${accepted.name} off as well.`,
        state: wishlistOf(refused.id),
      }),
      settles('This time the server agrees: only one is left.', {
        facts: takenOff(accepted),
        state: wishlistOf(refused.id),
        screen: [wishlistHolds(1)],
      }),
      togglesWish('remove', refused, {
        title: `Tries the ${refused.name} once more.`,
        state: wishlistOf(),
      }),
      acts('The same wish again, as a slow second tap would send it: the count stays at 0.', {
        input: 'wishlist/removeItem',
        press: 'no-control',
        payload: { productId: refused.id },
        state: wishlistOf(),
      }),
      settles('The server agrees, and the wishlist is empty.', {
        facts: takenOff(refused),
        state: wishlistOf(),
        screen: [wishlistHolds(0)],
      }),
    ],
  },
  'wishlist-remove-fails-among-others': {
    title: 'One of two things cannot be taken off',
    summary:
      'Two are taken off one after the other: only what failed comes back, and to its old place.',
    shows: ['WSH-04, WSH-05, WSH-06'],
    domains: ['wishlist'],
    start: atWishlist,
    rules: [FAILS_LATE],
    screen: [wishlistHolds(2)],
    steps: ({ wish: refused, otherWish: accepted }) => [
      togglesWish('remove', refused, {
        title: `Takes the ${refused.name} off.`,
        state: wishlistOf(accepted.id),
      }),
      togglesWish('remove', accepted, {
        title: `Takes the ${accepted.name} off too, while the first is still under way.`,
        state: wishlistOf(),
      }),
      settles('The second is gone. The first, whose answer came later, failed and is back.', {
        facts: [
          fact('wishlist/changeConfirmed', { productId: accepted.id, change: 'remove' }),
          fact('wishlist/itemRemoved', { productId: accepted.id }),
          fact('wishlist/changeRolledBack', { productId: refused.id, change: 'remove' }),
        ],
        state: wishlistOf(refused.id),
        screen: [wishlistHolds(1)],
      }),
    ],
  },
  'wishlist-taken-back': {
    title: 'Saving fails after the shopper thought better of it',
    summary:
      'What failed had been taken back meanwhile: nothing is to be rolled back, and nothing to be said.',
    shows: ['WSH-03, WSH-04, WSH-05, WSH-06'],
    start: withNothingSaved,
    rules: [fails('POST /wishlist/@self/item', 503)],
    screen: [wishlistHolds(0)],
    steps: ({ wish }) => [
      togglesWish('add', wish, {
        title: `Saves the ${wish.name}.`,
        state: wishlistOf(wish.id),
      }),
      togglesWish('remove', wish, {
        title: 'Takes it off again, before an answer is there. That has to wait for the first.',
        state: wishlistOf(),
      }),
      settles('The first fails: nothing has to be undone, and no message comes.', {
        facts: [fact('wishlist/changeSuperseded', { productId: wish.id, change: 'add' })],
        asked: [],
        state: wishlistOf(),
        screen: [wishlistHolds(0)],
      }),
    ],
  },
});
