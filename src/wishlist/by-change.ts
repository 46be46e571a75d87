import type { Event } from 'effector';
import { splitMap } from 'patronum';
import type { Wish } from './wishlist.ts';

export function byChange(wish: Event<Wish>) {
  return splitMap({
    source: wish,
    cases: {
      add: ({ change, productId }) => (change === 'add' ? { productId } : undefined),
      remove: ({ productId }) => ({ productId }),
    },
  });
}
