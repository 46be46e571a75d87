/** Shows the newsletter's popup on pages for browsing. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import '../../../newsletter/model.ts';
import { enterPage } from '../../../newsletter/popup-model.ts';
import type { Page } from '../../../pages/pages.ts';
import { $visits } from '../../visits-model.ts';
import { $page } from '../../../pages/model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('newsletter');

/** Pages without a purchase, an account or a text to read. */
const FOR_BROWSING: readonly Page['kind'][] = ['home', 'listing', 'product', 'wishlist'];

sample({
  clock: sample({ clock: [$visits.updates, whenLoaded('newsletter')], source: $visits }),
  source: $page,
  fn: (page, visits) => ({
    visit: visits.count,
    isForBrowsing: FOR_BROWSING.includes(page.kind),
  }),
  target: enterPage,
});
