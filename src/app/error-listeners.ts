import { type Scope, scopeBind } from 'effector';
import { noteError, watchErrors } from '../analytics/error-reports-model.ts';
import { placeOfError, withoutPersonal } from '../analytics/error-reports.ts';
import { onFault } from '../event-log/faults.ts';
import {
  afterThisTurn,
  onUncaught,
  ownOrigin,
} from '../ports/browser/measuring/uncaught-errors.ts';
import type { Stream } from '../ports/browser/storage/stream.ts';
import './error-reports-wiring.ts';

/** Most reported faults per page. */
const MOST_FAULTS = 30;

/** Reports every error to the shop's developers (API-57). */
export function attachErrorListeners(scope: Scope, stream: Pick<Stream, 'name'>): void {
  const note = scopeBind(noteError, { scope });
  const watch = scopeBind(watchErrors, { scope });
  void stream.name.then((log) => watch({ log }));
  onUncaught((error) => {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const place = error instanceof Error ? placeOfError(stack, ownOrigin()) : '';
    // Ignores aborts and errors of third-party scripts.
    if (name === 'AbortError' || place === undefined) return;
    note({ of: name, message: withoutPersonal(message), place });
  });
  let left = MOST_FAULTS;
  onFault((unit, error) => {
    if (left === 0) return;
    left -= 1;
    const of = error instanceof Error ? error.name : typeof error;
    // Waits for the end of the tick, because a unit must not be called within it.
    afterThisTurn(() => note({ of, message: unit, place: '' }));
  });
}
