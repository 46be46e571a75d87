import { combine, sample } from 'effector';
import { integer, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { reportFatal } from '../ports/http/call.ts';
import { reloadFx } from '../ports/navigation.ts';
import { FatalState, FirstNews } from './fatal-error.ts';

feature('core');

export const refresh = input('fatal-error/refresh', noPayload());

export const raised = fact('fatal-error/raised', object({ call: string(), status: integer() }));
export const cleared = fact('fatal-error/cleared', noPayload());

/** Sets the message shown first, such as the result of a payment. */
export const tellFirst = command('fatal-error/tellFirst', FirstNews);
/** Dismisses the error, because the failed operation succeeded after all. */
export const excuse = command('fatal-error/excuse', noPayload());
export const excused = fact('fatal-error/excused', noPayload());

const $fatal = state<FatalState>('fatal-error/fatal', { status: 'clear' }, FatalState);

/** Message shown first in the dialog. */
export const $firstNews = state<FirstNews>(
  'fatal-error/firstNews',
  { isAwaited: false, key: '' },
  FirstNews,
);
$firstNews.on(tellFirst, (_, news) => news);

export const $isFatal = $fatal.map(({ status }) => status === 'raised');
export const $isFatalShown = combine(
  $isFatal,
  $firstNews,
  (isFatal, { isAwaited }) => isFatal && !isAwaited,
);

$fatal
  .on(raised, (_, { call, status }) => ({ status: 'raised', call, httpStatus: status }))
  .on([cleared, excused], () => ({ status: 'clear' }));

// Failures while the dialog is shown are ignored.
sample({
  clock: reportFatal,
  source: $isFatal,
  filter: (isUp) => !isUp,
  fn: (_, failure) => failure,
  target: raised,
});

sample({ clock: excuse, source: $isFatal, filter: Boolean, target: excused });

// FTL-06
sample({ clock: refresh, source: $isFatalShown, filter: Boolean, target: cleared });
sample({ clock: cleared, target: reloadFx });
