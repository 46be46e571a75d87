import { type Store, combine, sample } from 'effector';
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

const $coming = combine($queue, $optimisticMoves, (queue, moves) => [
  ...changesOf(queue),
  ...moves,
]);

function changesSince(read: 'miniBag' | 'details'): Store<ChangesOf> {
  return combine($coming, $unreflected, (coming, unreflected): ChangesOf => (orderId) => [
    ...ofOrder(unreflected[read], orderId),
    ...coming,
  ]);
}

const $changesOfMiniBag = changesSince('miniBag');
const $changesOfDetails = changesSince('details');

/** The bag as shown: the last server answer with pending changes applied. */
export const $shownMiniBag = combine($miniBag, $changesOfMiniBag, shownMiniBag);
export const $shownPage = combine(
  {
    page: combine($bagPage, $changesOfDetails, shownPage),
    small: $shownMiniBag,
    isOnline: $isOnline,
  },
  ({ page, small, isOnline }) => (isOnline ? page : offlinePage(page, small)),
);

/** Pieces of pending adds, included in the header's count. */
export const $optimistic = combine($miniBag, $changesOfMiniBag, optimisticPieces);
sample({ clock: $optimistic.updates, target: $optimisticPieces });
