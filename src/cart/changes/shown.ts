import {
  type OptimisticDetails,
  addedPieces,
  optimisticDetails,
  optimisticMiniBag,
} from './optimistic.ts';
import type { BagPageState, MiniBagState } from '../bag/cart.ts';
import type { CartChange } from './queue.ts';

/** Returns the changes that this order's bag data does not include yet, in order. */
export type ChangesOf = (orderId: string | null) => readonly CartChange[];

/** The mini bag with pending changes applied. */
export function shownMiniBag(truth: MiniBagState, changesOf: ChangesOf): MiniBagState {
  if (truth.status !== 'loaded') return truth;
  const bag = optimisticMiniBag(truth.bag, changesOf(truth.bag.orderId));
  return bag === truth.bag ? truth : { status: 'loaded', bag };
}

export type ShownBagPage =
  Exclude<BagPageState, { status: 'loaded' }> | { status: 'loaded'; details: OptimisticDetails };

/** The bag page with pending changes applied. */
export function shownPage(truth: BagPageState, changesOf: ChangesOf): ShownBagPage {
  if (truth.status !== 'loaded') return truth;
  const details = optimisticDetails(truth.details, changesOf(truth.details.orderId));
  return details === truth.details ? truth : { status: 'loaded', details };
}

/** Number of pieces that pending changes add to the server's count. */
export function optimisticPieces(truth: MiniBagState, changesOf: ChangesOf): number {
  if (truth.status === 'loaded') return addedPieces(truth.bag.lines, changesOf(truth.bag.orderId));
  return truth.status === 'empty' ? addedPieces([], changesOf(null)) : 0;
}
