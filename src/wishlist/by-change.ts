import type { Event } from 'effector';
import { splitMap } from 'patronum';
import type { Wish } from './wishlist.ts';

/** The product of each wish, by what it is to do with the wishlist. */
export function byChange(wish: Event<Wish>) {
  return splitMap({
    source: wish,
    cases: {
      add: ({ change, productId }) => (change === 'add' ? { productId } : undefined),
      remove: ({ productId }) => ({ productId }),
    },
  });
}
