import { type Store, combine, sample } from 'effector';
import { inPart } from '../../ports/parts.ts';
import { $bagPage, $miniBag, $piecesAhead } from '../bag/bag-model.ts';
import { $queue } from './changes-model.ts';
import { $movesAhead } from './moving-model.ts';
import { changesOf } from './queue.ts';
import { type ChangesOf, piecesAhead, shownMiniBag, shownPage } from './shown.ts';
import { $unread, ofOrder } from './unreflected-model.ts';

const $coming = combine($queue, $movesAhead, (queue, moves) => [...changesOf(queue), ...moves]);

function changesSince(read: 'miniBag' | 'details'): Store<ChangesOf> {
  return combine($coming, $unread, (coming, unread): ChangesOf => (orderId) => [
    ...(orderId === null ? [] : ofOrder(unread[read], orderId)),
    ...coming,
  ]);
}

const $changesOfMiniBag = changesSince('miniBag');
const $changesOfDetails = changesSince('details');

/** The bag as it is shown: the server's last word and, on top of it, what is being changed. */
export const $shownMiniBag = combine($miniBag, $changesOfMiniBag, shownMiniBag);
export const $shownPage = combine($bagPage, $changesOfDetails, shownPage);

const $ahead = combine($miniBag, $changesOfMiniBag, piecesAhead);

// The header counts along.
sample({ clock: inPart('bag', $ahead.updates), target: $piecesAhead });
