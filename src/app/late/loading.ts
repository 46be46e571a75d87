import { sample } from 'effector';
import { $signInState, followLink, signInOpened } from '../../auth/model.ts';
import { openMiniBag } from '../../cart/bag/mini-bag-model.ts';
import { $allowed, ask, choiceFollowed, choiceMade } from '../../consent/model.ts';
import { mayAsk } from '../../newsletter/cookies-model.ts';
import { $location } from '../../ports/navigation.ts';
import { cameOnline } from '../../ports/connection.ts';
import { $lostParts, $parts, load, partLoaded } from '../../ports/late.ts';
import { fileCame, retryFiles } from '../../ports/lost-files.ts';
import { $userInfo } from '../../session/model.ts';
import { $start, deviceKnown } from '../../ports/start.ts';
import { warmProduct } from '../../product/model.ts';
import { continueListing, loadMore } from '../../listing/model.ts';
import { openQuickAdd } from '../../product/quick-add/open-model.ts';
import { openSearch } from '../../search/drawer-model.ts';
import { $visits } from '../visits-model.ts';
import { $isMissing, pageEntered } from '../../pages/model.ts';
import { lazyPartsOf } from '../../pages/page.ts';
import { PARTS } from '../../pages/parts.ts';

const lackingPageEntered = sample({
  clock: pageEntered,
  source: $parts,
  filter: (parts, page) => lazyPartsOf(page).some((part) => parts[part] === undefined),
  fn: (_, page) => page,
});
for (const part of PARTS)
  sample({
    clock: lackingPageEntered,
    filter: (page) => lazyPartsOf(page).includes(part),
    fn: () => ({ part }),
    target: load,
  });
// What was lost is wanted still: when there is a connection, and when something else has come.
const lostOnesWanted = sample({
  clock: [cameOnline, retryFiles, fileCame, partLoaded],
  source: $lostParts,
  filter: (lost) => lost.length > 0,
});
for (const part of PARTS)
  sample({
    clock: lostOnesWanted,
    filter: (lost) => lost.includes(part),
    fn: () => ({ part }),
    target: load,
  });
// API-66
sample({ clock: $isMissing, filter: Boolean, fn: () => ({ part: 'text' }), target: load });
for (const part of ['product', 'bag'])
  sample({ clock: warmProduct, fn: () => ({ part }), target: load });
// GST-01, RTE-27, ORD-02
sample({
  clock: pageEntered,
  source: $location,
  filter: ({ path, search }) =>
    /\/(?:myaccount|services)(?:\/|$)/i.test(path) ||
    new URLSearchParams(search).has('loginRedirect'),
  fn: () => ({ part: 'door' }),
  target: load,
});
sample({ clock: followLink, fn: () => ({ part: 'link' }), target: load });
// The time that a sign-in has to wait, an account that moves, a condition gate (MEM-05, MEM-07).
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
  target: load,
});
// Who signs in may find earlier pieces in the bag; and the page before may have left something for it.
sample({
  clock: [
    openMiniBag,
    signInOpened,
    deviceKnown.filter({ fn: ({ storage }) => 'selvedge.unfinishedAdds' in storage }),
  ],
  fn: () => ({ part: 'bag' }),
  target: load,
});
for (const part of ['product', 'bag'])
  sample({ clock: openQuickAdd, fn: () => ({ part }), target: load });
// Nothing of it before somebody has agreed to it.
sample({
  clock: [ask, choiceMade, choiceFollowed],
  source: $allowed,
  filter: ({ analytical }) => analytical,
  fn: () => ({ part: 'measure' }),
  target: load,
});
sample({ clock: openSearch, fn: () => ({ part: 'search' }), target: load });
sample({ clock: [loadMore, continueListing], fn: () => ({ part: 'more' }), target: load });
sample({
  clock: $visits,
  source: $start,
  filter: ({ cookies }, { count }) => mayAsk(count, cookies),
  fn: () => ({ part: 'newsletter' }),
  target: load,
});
