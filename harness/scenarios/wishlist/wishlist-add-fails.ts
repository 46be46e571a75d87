import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { withNothingSaved } from '../starts.ts';
import { togglesWish, wishlistHolds, wishlistOf } from './wishlist-steps.ts';

export const wishlistAddFails: Scenario = {
  id: 'wishlist-add-fails',
  title: 'Saving to the wishlist fails',
  summary: 'What could not be saved is taken off again, and can be tried again.',
  ledger: ['WSH-03', 'WSH-05'],
  domains: ['wishlist', 'notices'],
  inBrowser: true,
  golden: [{ name: 'wishlist/add-fails--taken-off-again', brand: 'rl' }],
  in: inBoth((fixtures) => {
    const { wish } = fixtures;
    const change = { productId: wish.id, change: 'add' };
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
          title: `Saves the ${wish.name}: the heart is full at once, and the count is 1.`,
          state: wishlistOf(wish.id),
        }),
        {
          kind: 'settle',
          title: 'The shop’s server fails: the heart is empty again, and a message says so.',
          facts: [
            { name: 'wishlist/changeRolledBack', payload: { ...change, status: 503 } },
            {
              name: 'notices/noticeShown',
              payload: { severity: 'error', key: 'account:wishlist.notAdded' },
            },
          ],
          state: wishlistOf(),
          screen: [
            wishlistHolds(0),
            { text: 'This could not be saved to your wishlist. Please try again.' },
          ],
        },
        togglesWish('add', wish, { title: 'Tries once more.', state: wishlistOf(wish.id) }),
        {
          kind: 'settle',
          title: 'This time the server agrees.',
          facts: [
            { name: 'wishlist/changeConfirmed', payload: change },
            { name: 'wishlist/itemAdded', payload: { productId: wish.id } },
          ],
          state: wishlistOf(wish.id),
          screen: [wishlistHolds(1)],
        },
      ],
    };
  }),
};
