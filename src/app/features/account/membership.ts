/** Memberships: permissions in answers of the account, and the pages that show the membership. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { signInFx } from '../../../auth/model.ts';
import { enteredByLink } from '../../../auth/password/link-model.ts';
import { permissionGiven } from '../../../membership/gate-model.ts';
import { membershipSeen } from '../../../membership/membership-model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { whenLoaded } from '../../../ports/features.ts';
import { $userInfo, userInfoLoaded } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';

feature('door');

sample({
  clock: [signInFx.doneData, enteredByLink],
  fn: ({ permissionInfo }) => permissionInfo,
  target: permissionGiven,
});

sample({
  clock: sample({
    clock: sample({
      clock: sample({
        clock: [whenLoaded('door'), userInfoLoaded, pageEntered],
        source: $page,
      }),
      source: $store,
      filter: ({ membershipLoyalty }, page) => membershipLoyalty && showsMembership(page),
    }),
    source: $userInfo,
  }).filterMap((info) => (info.status === 'registered' ? { userId: info.userId } : undefined)),
  target: membershipSeen,
});

function showsMembership(page: Page): boolean {
  return page.kind === 'membership' || (page.kind === 'account' && page.section === 'overview');
}
