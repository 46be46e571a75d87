/** The account area: which of its pages is seen, and by whom. */
import { sample } from 'effector';
import * as area from '../../../my-account/incoming.ts';
import { $page } from '../../../pages/model.ts';
import { $userInfo } from '../../../session/model.ts';
import { areaPageSeen } from './inbox.ts';

const seen = sample({
  clock: sample({ clock: areaPageSeen, source: $page }),
  source: $userInfo,
  fn: (info, page) => ({ page, info }),
});
sample({
  clock: seen.filterMap(({ page, info }) =>
    page.kind === 'account' && info.status === 'registered'
      ? { section: page.section, userId: info.userId }
      : undefined,
  ),
  target: area.sectionSeen,
});
sample({
  clock: seen,
  filter: ({ info }) => info.status === 'guest',
  target: area.ownerLeft,
});
