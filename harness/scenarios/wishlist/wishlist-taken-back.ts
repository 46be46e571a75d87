import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { withNothingSaved } from '../starts.ts';
import { togglesWish, wishlistHolds, wishlistOf } from './wishlist-steps.ts';

export const wishlistTakenBack: Scenario = {
  id: 'wishlist-taken-back',
  title: 'Saving fails after the shopper thought better of it',
  summary:
    'What failed had been taken back meanwhile: nothing is to be rolled back, and nothing to be said.',
  ledger: ['WSH-03', 'WSH-04', 'WSH-05', 'WSH-06'],
  domains: ['wishlist', 'notices'],
  in: inBoth((fixtures) => {
    const { wish } = fixtures;
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
        togglesWish('add', wish, {
          title: `Saves the ${wish.name}.`,
          state: wishlistOf(wish.id),
        }),
        togglesWish('remove', wish, {
          title: 'Takes it off again, before an answer is there. That has to wait for the first.',
          state: wishlistOf(),
        }),
        {
          kind: 'settle',
          title: 'The first fails: nothing has to be undone, and no message comes.',
          facts: [
            { name: 'wishlist/changeSuperseded', payload: { productId: wish.id, change: 'add' } },
          ],
          asked: [],
          state: wishlistOf(),
          screen: [wishlistHolds(0)],
        },
      ],
    };
  }),
};
