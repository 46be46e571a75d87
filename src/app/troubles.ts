import { type Scope, scopeBind } from 'effector';
import { noteError, watchTroubles } from '../analytics/troubles-model.ts';
import { placeOfError, withoutPersonal } from '../analytics/troubles.ts';
import { onFault } from '../event-log/faults.ts';
import { afterThisTurn, onUncaught, ownOrigin } from '../ports/browser/measuring/troubles.ts';
import type { Stream } from '../ports/browser/storage/stream.ts';
import './troubles-wiring.ts';

/** Faults of one page that are listened to. */
const MOST_FAULTS = 30;

/** From now on nothing goes wrong without the shop's people knowing of it (API-57). */
export function attendTroubles(scope: Scope, stream: Pick<Stream, 'name'>): void {
  const note = scopeBind(noteError, { scope });
  const watch = scopeBind(watchTroubles, { scope });
  void stream.name.then((log) => watch({ log }));
  onUncaught((error) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const place = error instanceof Error ? placeOfError(stack, ownOrigin()) : '';
    // What is given up is no error, and what somebody else's script does is not the shop's.
    if (name === 'AbortError' || place === undefined) return;
    note({ of: name, message: withoutPersonal(message), place });
  });
  let left = MOST_FAULTS;
  onFault((unit, error) => {
    if (left === 0) return;
    left -= 1;
    const of = error instanceof Error ? error.name : typeof error;
    // Nothing is put into the model from within it.
    afterThisTurn(() => note({ of, message: unit, place: '' }));
  });
}
