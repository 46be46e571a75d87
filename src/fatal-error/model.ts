import { sample } from 'effector';
import { integer, object, string } from 'superstruct';
import { fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { reportFatal } from '../ports/http/call.ts';
import { reloadFx } from '../ports/navigation.ts';
import { FatalState } from './fatal-error.ts';

export const refresh = input('fatal-error/refresh', nothing());

export const raised = fact('fatal-error/raised', object({ call: string(), status: integer() }));
export const cleared = fact('fatal-error/cleared', nothing());

const $fatal = state<FatalState>('fatal-error/fatal', { status: 'clear' }, FatalState);

export const $isFatal = $fatal.map(({ status }) => status === 'raised');

$fatal
  .on(raised, (_, { call, status }) => ({ status: 'raised', call, httpStatus: status }))
  .on(cleared, () => ({ status: 'clear' }));

// What fails while the dialog is up says nothing new.
sample({
  clock: reportFatal,
  source: $isFatal,
  filter: (isUp) => !isUp,
  fn: (_, failure) => failure,
  target: raised,
});

// FTL-06
sample({ clock: refresh, source: $isFatal, filter: Boolean, target: cleared });
sample({ clock: cleared, target: reloadFx });
