import { type OptimisticDetails, optimisticDetails, optimisticMiniBag } from './optimistic.ts';
import type { BagPageState, MiniBagState } from '../bag/cart.ts';
import type { MiniBagContents } from '../bag/contract.ts';
import type { CartChange } from './queue.ts';

/** The changes that a bag of this order does not know of yet, in their order. */
export type ChangesOf = (orderId: string | null) => readonly CartChange[];

/** The mini bag as it is shown: what the server said last, and what is being changed. */
export function shownMiniBag(truth: MiniBagState, changesOf: ChangesOf): MiniBagState {
  if (truth.status !== 'loaded') return truth;
  const bag = optimisticMiniBag(truth.bag, changesOf(truth.bag.orderId));
  return bag === truth.bag ? truth : { status: 'loaded', bag };
}

export type ShownBagPage =
  Exclude<BagPageState, { status: 'loaded' }> | { status: 'loaded'; details: OptimisticDetails };

/** The bag page as it is shown. */
export function shownPage(truth: BagPageState, changesOf: ChangesOf): ShownBagPage {
  if (truth.status !== 'loaded') return truth;
  const details = optimisticDetails(truth.details, changesOf(truth.details.orderId));
  return details === truth.details ? truth : { status: 'loaded', details };
}

/** How many pieces more than the server said last. */
export function optimisticPieces(truth: MiniBagState, changesOf: ChangesOf): number {
  if (truth.status === 'loaded')
    return optimisticMiniBag(truth.bag, changesOf(truth.bag.orderId)).count - truth.bag.count;
  return truth.status === 'empty' ? optimisticMiniBag(NOTHING, changesOf(null)).count : 0;
}

const NOTHING: MiniBagContents = {
  orderId: '',
  lines: [],
  count: 0,
  subtotal: 0,
  giftCards: 0,
  freeShippingFrom: 0,
};
