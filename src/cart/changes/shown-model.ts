import { combine, sample } from 'effector';
import { feature } from '../../event-log/units.ts';
import { $bagPage, $miniBag, $optimisticPieces } from '../bag/bag-model.ts';
import { $isOnline } from '../../ports/connection.ts';
import { $queue } from './changes-model.ts';
import { $optimisticMoves } from './moving-model.ts';
import { offlinePage } from './offline.ts';
import { changesOf } from './queue.ts';
import { type ChangesOf, optimisticPieces, shownMiniBag, shownPage } from './shown.ts';
import { $unreflected, ofOrder } from './unreflected-model.ts';

feature('bag');

/** Changes of an order since its mini bag or its details were read. */
const $changes = combine(
  { queue: $queue, moves: $optimisticMoves, unreflected: $unreflected },
  ({ queue, moves, unreflected }) => {
    const coming = [...changesOf(queue), ...moves];
    return (read: 'miniBag' | 'details'): ChangesOf =>
      (orderId) => [...ofOrder(unreflected[read], orderId), ...coming];
  },
);

/** The bag as shown: the last server answer with pending changes applied. */
export const $shownMiniBag = combine($miniBag, $changes, (bag, changes) =>
  shownMiniBag(bag, changes('miniBag')),
);
export const $shownPage = combine(
  { page: $bagPage, changes: $changes, small: $shownMiniBag, isOnline: $isOnline },
  ({ page, changes, small, isOnline }) => {
    const shown = shownPage(page, changes('details'));
    return isOnline ? shown : offlinePage(shown, small);
  },
);

/** Pieces of pending adds, included in the header's count. */
export const $optimistic = combine($miniBag, $changes, (bag, changes) =>
  optimisticPieces(bag, changes('miniBag')),
);
sample({ clock: $optimistic.updates, target: $optimisticPieces });
