import { sample } from 'effector';
import { feature } from '../../event-log/units.ts';
import { $signInState, followLink, signInOpened } from '../../auth/model.ts';
import { openMiniBag } from '../../cart/bag/mini-bag-model.ts';
import {
  $allowed,
  ask,
  choiceFollowed,
  choiceMade,
  leftoversSeen,
  reopen,
} from '../../consent/model.ts';
import { mayAsk } from '../../newsletter/cookies-model.ts';
import { $location } from '../../ports/navigation.ts';
import { cameOnline } from '../../ports/connection.ts';
import {
  $borderless,
  $features,
  $lostFeatures,
  FEATURES,
  type Feature,
  featureLoaded,
  loadFeature,
  loadFeatures,
} from '../../ports/features.ts';
import { fileCame, retryFiles } from '../../ports/lost-files.ts';
import { $userInfo, userInfoLoaded } from '../../session/model.ts';
import { $start, deviceKnown } from '../../ports/start.ts';
import { warmProduct } from '../../product/model.ts';
import { continueListing, loadMore } from '../../listing/model.ts';
import { openQuickAdd } from '../../product/quick-add/open-model.ts';
import { openSearch } from '../../search/drawer-model.ts';
import { $visits } from '../visits-model.ts';
import { $isMissing, pageEntered } from '../../pages/model.ts';
import { lazyFeaturesOf } from '../../pages/page.ts';
import type { Page } from '../../pages/pages.ts';

feature('core');

/** Features of a page that have not been requested. */
function missingOf(page: Page, features: Readonly<Record<string, unknown>>): readonly Feature[] {
  const needed = lazyFeaturesOf(page).filter((part) => features[part] === undefined);
  return FEATURES.filter((part) => needed.includes(part));
}

sample({
  clock: pageEntered,
  source: $features,
  filter: (features, page) => missingOf(page, features).length > 0,
  fn: (features, page) => [...missingOf(page, features)],
  target: loadFeatures,
});
// Retries failed ones when the connection is back, and when another file has loaded.
sample({
  clock: [cameOnline, retryFiles, fileCame, featureLoaded],
  source: $lostFeatures,
  filter: (lost) => lost.length > 0,
  fn: (lost) => FEATURES.filter((part) => lost.includes(part)),
  target: loadFeatures,
});
// API-66
sample({ clock: $isMissing, filter: Boolean, fn: () => ({ part: 'text' }), target: loadFeature });
// In older traces a prefetched product page has loaded its features.
sample({
  clock: warmProduct,
  source: $borderless,
  filter: (borderless) => borderless.length > 0,
  fn: () => ['product', 'bag'],
  target: loadFeatures,
});
sample({
  clock: userInfoLoaded,
  filter: ({ userType }) => userType === 'registered',
  fn: () => ({ part: 'wishes' }),
  target: loadFeature,
});
// GST-01, RTE-27, ORD-02
sample({
  clock: pageEntered,
  source: $location,
  filter: ({ path, search }) =>
    /\/(?:myaccount|services)(?:\/|$)/i.test(path) ||
    new URLSearchParams(search).has('loginRedirect'),
  fn: () => ({ part: 'door' }),
  target: loadFeature,
});
sample({ clock: followLink, fn: () => ({ part: 'link' }), target: loadFeature });
// Waiting time of a sign-in, a migrating account, a condition gate (MEM-05, MEM-07).
sample({
  clock: [
    $signInState.updates.filter({
      fn: ({ status }) => status === 'throttled' || status === 'migrating',
    }),
    $userInfo.updates.filter({
      fn: (info) => 'permissionInfo' in info && info.permissionInfo.conditionGate !== undefined,
    }),
  ],
  fn: () => ({ part: 'door' }),
  target: loadFeature,
});
// A sign-in may merge bags, and the previous page may have stored adds.
sample({
  clock: [
    openMiniBag,
    signInOpened,
    deviceKnown.filter({ fn: ({ storage }) => 'selvedge.unfinishedAdds' in storage }),
  ],
  fn: () => ({ part: 'bag' }),
  target: loadFeature,
});
sample({ clock: openQuickAdd, fn: () => ['product', 'bag'], target: loadFeatures });
sample({
  clock: [ask, reopen, leftoversSeen],
  fn: () => ({ part: 'consent' }),
  target: loadFeature,
});
// Loads after consent only.
sample({
  clock: [ask, choiceMade, choiceFollowed],
  source: $allowed,
  filter: ({ analytical }) => analytical,
  fn: () => ({ part: 'measure' }),
  target: loadFeature,
});
sample({ clock: openSearch, fn: () => ({ part: 'search' }), target: loadFeature });
sample({ clock: [loadMore, continueListing], fn: () => ({ part: 'more' }), target: loadFeature });
sample({
  clock: $visits,
  source: $start,
  filter: ({ cookies }, { count }) => mayAsk(count, cookies),
  fn: () => ({ part: 'newsletter' }),
  target: loadFeature,
});
