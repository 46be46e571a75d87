import { type BrandFixtures, inBoth } from '../brand-fixtures.ts';
import type { Scenario, Situation } from '../scenario.ts';
import { atWishlist } from '../starts.ts';
import { takenOff, togglesWish, wishlistHolds, wishlistOf } from './wishlist-steps.ts';

function situation(fixtures: BrandFixtures): Situation {
  const { wish: refused, otherWish: accepted } = fixtures;
  const first = { productId: refused.id, change: 'remove' };
  return {
    start: atWishlist(fixtures),
    rules: [
      {
        on: 'PUT /wishlist/delete/*',
        call: 1,
        delayMs: 800,
        then: { status: 503, errorKey: '_ERR_GENERIC' },
      },
    ],
    screen: [wishlistHolds(2)],
    steps: [
      togglesWish('remove', refused, {
        title: `Takes the ${refused.name} off the wishlist: it is gone at once, and the count is 1.`,
        state: wishlistOf(accepted.id),
      }),
      {
        kind: 'settle',
        title: 'The shop’s server fails: it is back where it was, and a message says so.',
        facts: [
          { name: 'wishlist/changeRolledBack', payload: { ...first, status: 503 } },
          {
            name: 'notices/noticeShown',
            payload: { severity: 'error', key: 'account:wishlist.notRemoved' },
          },
        ],
        state: wishlistOf(refused.id, accepted.id),
        screen: [
          wishlistHolds(2),
          { text: 'This could not be taken off your wishlist. It is back where it was.' },
        ],
      },
      togglesWish('remove', accepted, {
        title: `Takes the ${accepted.name} off as well.`,
        state: wishlistOf(refused.id),
      }),
      {
        kind: 'settle',
        title: 'This time the server agrees: only one is left.',
        facts: takenOff(accepted),
        state: wishlistOf(refused.id),
        screen: [wishlistHolds(1)],
      },
      togglesWish('remove', refused, {
        title: `Tries the ${refused.name} once more.`,
        state: wishlistOf(),
      }),
      {
        kind: 'shopper',
        title: 'The same wish again, as a slow second tap would send it: the count stays at 0.',
        input: 'wishlist/removeItem',
        payload: { productId: refused.id },
        press: 'no-control',
        facts: [],
        state: wishlistOf(),
      },
      {
        kind: 'settle',
        title: 'The server agrees, and the wishlist is empty.',
        facts: takenOff(refused),
        state: wishlistOf(),
        screen: [wishlistHolds(0)],
      },
    ],
  };
}

export const wishlistRemoveFails: Scenario = {
  id: 'wishlist-remove-fails',
  title: 'Removing from the wishlist fails',
  summary: 'Removing from the wishlist fails.',
  ledger: ['WSH-04', 'WSH-05', 'WSH-06'],
  domains: ['wishlist', 'notices'],
  inBrowser: true,
  golden: [
    { name: 'scenarios/wishlist-remove-fails--rl', brand: 'rl' },
    { name: 'scenarios/wishlist-remove-fails--hm', brand: 'hm' },
  ],
  in: inBoth(situation),
};
