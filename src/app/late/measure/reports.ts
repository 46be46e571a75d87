/** What breaks for somebody who has agreed to be measured may be reported by itself. */
import { sample } from 'effector';
import { $mayMeasure } from '../../../analytics/allowed-model.ts';
import { wantAutomatic } from '../../../reports/open-model.ts';
import { brokenDown } from './inbox.ts';

sample({
  clock: brokenDown,
  source: $mayMeasure,
  filter: Boolean,
  fn: (_, cause) => ({ cause }),
  target: wantAutomatic,
});
