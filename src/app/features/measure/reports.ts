/** Reports problems automatically with analytical consent. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { noteError } from '../../../analytics/error-reports-model.ts';
import { $mayMeasure } from '../../../analytics/allowed-model.ts';
import { raised } from '../../../fatal-error/model.ts';
import { wantAutomatic } from '../../../reports/open-model.ts';

feature('measure');

/** Fault that the page's last error boundary reports (`src/app/ErrorBoundary.tsx`). */
const VIEW_FAULT = 'app/view';

sample({
  clock: [
    raised.map(() => 'fatal' as const),
    noteError.filterMap(({ message }) => (message === VIEW_FAULT ? ('view' as const) : undefined)),
  ],
  source: $mayMeasure,
  filter: Boolean,
  fn: (_, cause) => ({ cause }),
  target: wantAutomatic,
});
