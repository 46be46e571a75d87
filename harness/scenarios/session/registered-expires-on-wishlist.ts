import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atWishlist } from '../starts.ts';
import { AGAIN, SIGNED_IN_AGAIN, signsIn } from '../steps.ts';

export const registeredExpiresOnWishlist: Scenario = {
  id: 'registered-expires-on-wishlist',
  title: 'A signed-in shopper’s session ends on the wishlist',
  summary: 'Not every key signs the shopper out: for this one the dialog is enough.',
  ledger: ['SES-13', 'SES-17', 'AUT-01', 'AUT-20'],
  domains: ['session/expired', 'session/resumed', 'auth', 'wishlist'],
  golden: [{ name: 'session/registered-expires-on-wishlist--change-made', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atWishlist(fixtures),
    rules: [
      {
        on: 'PUT /wishlist/delete/*',
        call: 1,
        then: { expire: '_ERR_USER_AUTHORITY', status: 401 },
      },
    ],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The wishlist is there, with two things on it.',
        facts: [],
        screen: [{ role: 'link', name: 'Wishlist, 2 items' }],
      },
      {
        kind: 'shopper',
        title: `Takes the ${fixtures.wish.name} off: it is gone at once. The session has just ended.`,
        input: 'wishlist/removeItem',
        payload: { productId: fixtures.wish.id },
        press: { role: 'button', name: `Save ${fixtures.wish.name} to your wishlist` },
        facts: [{ name: 'wishlist/changeApplied', payload: { productId: fixtures.wish.id } }],
      },
      {
        kind: 'settle',
        title: 'Is asked to sign in again, without having been signed out.',
        facts: [
          {
            name: 'session/expired',
            payload: { userType: 'registered', errorKey: '_ERR_USER_AUTHORITY' },
          },
          { name: 'auth/loginShown' },
        ],
        asked: [],
        screen: [AGAIN],
      },
      signsIn('mira', 'Please sign in again', { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'The change that had to wait is made: one thing is left.',
        facts: [
          ...SIGNED_IN_AGAIN,
          { name: 'wishlist/changeConfirmed', payload: { productId: fixtures.wish.id } },
          { name: 'wishlist/itemRemoved', payload: { productId: fixtures.wish.id } },
        ],
        asked: [`PUT /wishlist/delete/default/${fixtures.wish.id}`],
        state: { 'session/userInfo': { wishlist: { itemIds: [fixtures.otherWish.id] } } },
        screen: [{ role: 'link', name: 'Wishlist, 1 item' }],
      },
    ],
  })),
};
