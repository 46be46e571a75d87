/** Opens sections of the account area for their owner. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { ownerLeft, sectionSeen } from '../../../my-account/section-model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { $userInfo, userInfoLoaded } from '../../../session/model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('account');

const seen = sample({
  clock: sample({
    clock: [whenLoaded('account'), pageEntered, userInfoLoaded, cameOnline],
    source: $page,
  }),
  source: $userInfo,
  fn: (info, page) => ({ page, info }),
});
sample({
  clock: seen.filterMap(({ page, info }) =>
    page.kind === 'account' && info.status === 'registered'
      ? { section: page.section, userId: info.userId }
      : undefined,
  ),
  target: sectionSeen,
});
sample({
  clock: seen,
  filter: ({ info }) => info.status === 'guest',
  target: ownerLeft,
});
