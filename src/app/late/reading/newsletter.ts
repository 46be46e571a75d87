/** When the newsletter may be spoken of. */
import { sample } from 'effector';
import '../../../newsletter/model.ts';
import { enterPage } from '../../../newsletter/popup-model.ts';
import type { Page } from '../../../pages/pages.ts';
import { $visits } from '../../visits-model.ts';
import { $page } from '../../../pages/model.ts';
import { visitSeen } from './inbox.ts';

/** Not to somebody who buys, reads, or looks after an account. */
const FOR_BROWSING: readonly Page['kind'][] = ['home', 'listing', 'product', 'wishlist'];

sample({
  clock: sample({ clock: visitSeen, source: $visits }),
  source: $page,
  fn: (page, visits) => ({
    visit: visits.count,
    isForBrowsing: FOR_BROWSING.includes(page.kind),
  }),
  target: enterPage,
});
