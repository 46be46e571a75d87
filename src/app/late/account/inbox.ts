/** All that the account's guard, and its own pages, hear of what is there without them. */
import { merge, sample } from 'effector';
import * as guard from '../../../auth/incoming.ts';
import { enteredByLink } from '../../../auth/password/link-model.ts';
import { $signInState, migrationNeeded, signInFx } from '../../../auth/model.ts';
import * as membership from '../../../membership/incoming.ts';
import { pageEntered, $page } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { waitFx } from '../../../ports/clock.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { locationChanged } from '../../../ports/navigation.ts';
import { $userInfo, userInfoFailed, userInfoLoaded } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';
import { gate, gateOpened } from '../gate.ts';

sample({
  clock: [
    gateOpened('door'),
    gate('door', locationChanged),
    gate('door', userInfoLoaded),
    gate('door', userInfoFailed),
  ],
  target: guard.visitorSeen,
});
sample({
  clock: [gateOpened('door'), gate('door', migrationNeeded)],
  target: guard.migrationSeen,
});

// What a sign-in, and what a reading of the shopper says is still to be accepted.
sample({
  clock: [gate('door', signInFx.doneData), enteredByLink],
  fn: ({ permissionInfo }) => permissionInfo,
  target: membership.permissionGiven,
});
const shopperRead = merge([gateOpened('door'), gate('door', userInfoLoaded)]);
sample({ clock: shopperRead, target: membership.shopperRead });

// The pages that tell of the membership, for whoever is registered, where there is the programme.
sample({
  clock: sample({
    clock: sample({
      clock: sample({ clock: [shopperRead, gate('door', pageEntered)], source: $page }),
      source: $store,
      filter: ({ membershipLoyalty }, page) => membershipLoyalty && tellsOfMembership(page),
    }),
    source: $userInfo,
  }).filterMap((info) => (info.status === 'registered' ? { userId: info.userId } : undefined)),
  target: membership.membershipSeen,
});

function tellsOfMembership(page: Page): boolean {
  return page.kind === 'membership' || (page.kind === 'account' && page.section === 'overview');
}

// A sign-in that has to wait.
sample({
  clock: [gateOpened('door'), gate('door', $signInState.updates)],
  source: $signInState,
  target: guard.signInChanged,
});
sample({ clock: gate('door', waitFx.done), target: guard.signInClockWaited });

// What a mailed link has brought is taken once.
sample({ clock: gateOpened('link'), target: guard.linkFollowed });

// The account's own pages.
export const areaPageSeen = merge([
  gateOpened('account'),
  gate('account', pageEntered),
  gate('account', userInfoLoaded),
  gate('account', cameOnline),
]);
