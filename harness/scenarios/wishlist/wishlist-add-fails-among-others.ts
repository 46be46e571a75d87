import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { withNothingSaved } from '../starts.ts';
import { togglesWish, wishlistHolds, wishlistOf } from './wishlist-steps.ts';

export const wishlistAddFailsAmongOthers: Scenario = {
  id: 'wishlist-add-fails-among-others',
  title: 'One of two things cannot be saved',
  summary:
    'Two are saved one after the other, before an answer is there: only what failed is taken off.',
  ledger: ['WSH-03', 'WSH-05'],
  domains: ['wishlist'],
  in: inBoth((fixtures) => {
    const { wish: refused, otherWish: accepted } = fixtures;
    return {
      start: withNothingSaved(fixtures),
      rules: [
        {
          on: 'POST /wishlist/@self/item',
          call: 1,
          then: { status: 503, errorKey: '_ERR_GENERIC' },
        },
      ],
      screen: [wishlistHolds(0)],
      steps: [
        togglesWish('add', refused, {
          title: `Saves the ${refused.name}.`,
          state: wishlistOf(refused.id),
        }),
        togglesWish('add', accepted, {
          title: `Saves the ${accepted.name} too, while the first is still under way.`,
          state: wishlistOf(refused.id, accepted.id),
        }),
        {
          kind: 'settle',
          title: 'The first fails, the second does not: that one alone is saved.',
          facts: [
            {
              name: 'wishlist/changeRolledBack',
              payload: { productId: refused.id, change: 'add' },
            },
            {
              name: 'wishlist/changeConfirmed',
              payload: { productId: accepted.id, change: 'add' },
            },
            { name: 'wishlist/itemAdded', payload: { productId: accepted.id } },
          ],
          state: wishlistOf(accepted.id),
          screen: [wishlistHolds(1)],
        },
      ],
    };
  }),
};
