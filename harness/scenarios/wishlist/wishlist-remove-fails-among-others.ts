import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atWishlist } from '../starts.ts';
import { togglesWish, wishlistHolds, wishlistOf } from './wishlist-steps.ts';

export const wishlistRemoveFailsAmongOthers: Scenario = {
  id: 'wishlist-remove-fails-among-others',
  title: 'One of two things cannot be taken off',
  summary:
    'Two are taken off one after the other: only what failed comes back, and to its old place.',
  ledger: ['WSH-04', 'WSH-05', 'WSH-06'],
  domains: ['wishlist'],
  in: inBoth((fixtures) => {
    const { wish: refused, otherWish: accepted } = fixtures;
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
          title: `Takes the ${refused.name} off.`,
          state: wishlistOf(accepted.id),
        }),
        togglesWish('remove', accepted, {
          title: `Takes the ${accepted.name} off too, while the first is still under way.`,
          state: wishlistOf(),
        }),
        {
          kind: 'settle',
          title: 'The second is gone. The first, whose answer came later, failed and is back.',
          facts: [
            {
              name: 'wishlist/changeConfirmed',
              payload: { productId: accepted.id, change: 'remove' },
            },
            { name: 'wishlist/itemRemoved', payload: { productId: accepted.id } },
            {
              name: 'wishlist/changeRolledBack',
              payload: { productId: refused.id, change: 'remove' },
            },
          ],
          state: wishlistOf(refused.id),
          screen: [wishlistHolds(1)],
        },
      ],
    };
  }),
};
