/** What analytics are told of the account's pages, once it is known who looks at them. */
import { sample } from 'effector';
import { accountPageSeen } from '../../../analytics/incoming.ts';
import { accountPageType, rolesOf } from '../../../analytics/roles.ts';
import { $campaign } from '../../../campaign/model.ts';
import { pathBelow } from '../../../kernel/site-path.ts';
import { isMember } from '../../../membership/contract.ts';
import { $membership, membershipLoaded } from '../../../membership/membership-model.ts';
import { $location } from '../../../ports/navigation.ts';
import { $userInfo } from '../../../session/model.ts';
import { isKnown } from '../../../session/session.ts';
import { $basename, $store } from '../../../store-config/model.ts';
import { accountLookedAt } from './inbox.ts';

sample({
  clock: sample({
    clock: [accountLookedAt, membershipLoaded],
    source: {
      location: $location,
      basename: $basename,
      info: $userInfo,
      membership: $membership,
      campaign: $campaign,
      store: $store,
    },
  }).filterMap(({ location: { path, key }, basename, info, membership, campaign, store }) => {
    if (!isKnown(info) || accountPageType(pathBelow(path, basename)) === undefined)
      return undefined;
    const roles = rolesOf({
      userType: info.status,
      isMember: membership.status === 'ready' && isMember(membership.membership),
      isExclusiveAccessUser: campaign.isExclusiveAccessUser,
    });
    if (info.status === 'guest') return { visit: key, roles };
    const { newsletterSignedUp: hasNewsletter, permissionInfo } = info;
    const isAskedToJoin = store.membershipLoyalty && permissionInfo.conditionGate !== undefined;
    return { visit: key, roles, account: { hasNewsletter, isAskedToJoin } };
  }),
  target: accountPageSeen,
});
