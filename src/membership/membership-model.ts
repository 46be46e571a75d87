import { type Effect, type Event, sample } from 'effector';
import { boolean, integer, nullable, object, optional, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { noticeAfter } from '../notices/notice-after.ts';
import { callFx } from '../ports/http/call.ts';
import { resource } from '../ports/http/collection.ts';
import { type CallError, errorKeyOf, errorsIn } from '../ports/http/errors.ts';
import { mutation } from '../ports/http/mutation.ts';
import { createMemberCall, deleteMembershipCall, membershipCall } from './api.ts';
import {
  MembershipChange,
  MembershipState,
  MembershipWish,
  isAsWished,
  isSoAlready,
} from './membership.ts';

feature('door');

/** The membership's page is shown to this registered shopper. */
export const membershipSeen = inlet<{ userId: string }>();

/** API-47 */
export const join = input('membership/join', object({ newsletter: boolean() }));
/** Opens the confirmation to leave. */
export const askLeave = input('membership/askLeave', noPayload());
export const stay = input('membership/stay', noPayload());
export const leave = input('membership/leave', noPayload());
export const retryMembership = input('membership/retryMembership', noPayload());

export const openMembership = command('membership/openMembership', noPayload());
const forgetMembership = command('membership/forgetMembership', noPayload());

export const membershipLoaded = fact(
  'membership/membershipLoaded',
  object({ membershipStatus: string() }),
);
export const membershipMissed = fact(
  'membership/membershipMissed',
  object({ status: optional(integer()) }),
);
export const membershipChanged = fact(
  'membership/membershipChanged',
  object({ wish: MembershipWish }),
);
export const membershipChangeFailed = fact(
  'membership/membershipChangeFailed',
  object({ wish: MembershipWish, errorKey: string() }),
);

export const membershipFx = callFx(membershipCall);
export const createMemberFx = callFx(createMemberCall);
export const deleteMembershipFx = callFx(deleteMembershipCall);

export const $membership = state<MembershipState>(
  'membership/membership',
  { status: 'unknown' },
  MembershipState,
);
export const $membershipChange = state<MembershipChange>(
  'membership/change',
  { status: 'idle' },
  MembershipChange,
);

/** Owner of the membership; another shopper must not see it. */
const $member = state('membership/member', null, nullable(string()));
const seen = sample({
  clock: membershipSeen,
  source: $member,
  fn: (member, { userId }) => ({ userId, isAnother: member !== null && member !== userId }),
});
$member.on(seen, (_, { userId }) => userId);
sample({
  clock: seen,
  filter: ({ isAnother }) => isAnother,
  target: forgetMembership,
});
// No read while a change is pending, because a read follows it anyway.
sample({
  clock: seen,
  source: $membershipChange,
  filter: ({ status }, { isAnother }) => isAnother || status !== 'sending',
  target: openMembership,
});

const { loaded } = resource('membership/read', $membership, {
  start: openMembership,
  readFx: membershipFx,
  ready: (membership) => ({ status: 'ready', membership }),
  missed: membershipMissed,
  when: [retryMembership],
  forget: [forgetMembership],
});

sample({
  clock: loaded,
  fn: ({ membershipStatus }) => ({ membershipStatus }),
  target: membershipLoaded,
});

/** Joining or leaving; both share one state. */
function changeMembership<Params, Value>(
  wish: MembershipWish,
  start: Event<Params>,
  sendFx: Effect<Params, Value, CallError>,
): void {
  const { done, failed } = mutation($membershipChange, {
    start,
    sendFx,
    pending: () => ({ status: 'sending', wish }),
    refused: (error) => ({ status: 'failed', wish, errors: [...errorsIn(error)] }),
    isDoneAlready: (error) => isSoAlready(wish, error),
    awaits: (change) => change.status === 'sending' && change.wish === wish,
    forget: [forgetMembership],
  });
  sample({ clock: done, fn: () => ({ wish }), target: membershipChanged });
  sample({
    clock: failed,
    fn: ({ error }) => ({ wish, errorKey: errorKeyOf(error) }),
    target: membershipChangeFailed,
  });
  // The membership is read after any answer.
  sample({ clock: [done, failed], fn: () => {}, target: openMembership });
}
changeMembership('join', join, createMemberFx);
changeMembership('leave', leave, deleteMembershipFx);

/** Emits if the change was made although its answer was lost. */
const foundSo = sample({
  clock: loaded,
  source: $membershipChange,
  fn: (change, membership) => ({ change, membership }),
}).filterMap(({ change, membership }) =>
  change.status === 'failed' && change.errors.length === 0 && isAsWished(change.wish, membership)
    ? { wish: change.wish }
    : undefined,
);

$membershipChange
  .on(askLeave, (change) => (change.status === 'sending' ? change : { status: 'asking' }))
  .on(stay, (change) => (change.status === 'sending' ? change : { status: 'idle' }))
  .on(foundSo, () => ({ status: 'idle' }));

sample({ clock: foundSo, target: membershipChanged });
noticeAfter(membershipChanged, ({ wish }) => `myAccount:membership.toast.${wish}`);
