import { sample, split } from 'effector';
import { boolean, integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { notice } from '../notices/notices.ts';
import { callFx } from '../ports/http/call.ts';
import { errorsIn, statusField } from '../ports/http/errors.ts';
import { query } from '../ports/http/query.ts';
import { createMemberCall, deleteMembershipCall, membershipCall } from './api.ts';
import { membershipSeen } from './incoming.ts';
import {
  MembershipChange,
  MembershipState,
  MembershipWish,
  isAsWished,
  isSoAlready,
} from './membership.ts';

/** API-47 */
export const join = input('membership/join', object({ newsletter: boolean() }));
/** Wants to leave, and is asked back. */
export const askLeave = input('membership/askLeave', nothing());
export const stay = input('membership/stay', nothing());
export const leave = input('membership/leave', nothing());
export const retryMembership = input('membership/retryMembership', nothing());

export const openMembership = command('membership/openMembership', nothing());
const forgetMembership = command('membership/forgetMembership', nothing());

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

/** Whose membership it is: nothing of one is shown to the next. */
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
// While a wish is on its way nothing is read: it is read after it in any case.
sample({
  clock: seen,
  source: $membershipChange,
  filter: ({ status }, { isAnother }) => isAnother || status !== 'sending',
  target: openMembership,
});
sample({ clock: retryMembership, target: openMembership });

const { doneData: loaded, failData: missed } = query('membership/read', {
  wish: openMembership,
  readFx: membershipFx,
  forget: [forgetMembership],
});

$membership
  .on(openMembership, (known) => (known.status === 'ready' ? known : { status: 'loading' }))
  .on(loaded, (_, membership) => ({ status: 'ready', membership }))
  .on(missed, (known) => (known.status === 'ready' ? known : { status: 'failed' }))
  .reset(forgetMembership);

sample({
  clock: loaded,
  fn: ({ membershipStatus }) => ({ membershipStatus }),
  target: membershipLoaded,
});
sample({ clock: missed, fn: statusField, target: membershipMissed });

/** A wish is sent once. */
const sent = sample({
  clock: [
    join.map(({ newsletter }) => ({ wish: 'join' as const, newsletter })),
    leave.map(() => ({ wish: 'leave' as const, newsletter: false })),
  ],
  source: $membershipChange,
  filter: ({ status }) => status !== 'sending',
  fn: (_, wished) => wished,
});
const settled = sample({
  clock: [
    createMemberFx.finally.map((outcome) => ({ wish: 'join' as const, outcome })),
    deleteMembershipFx.finally.map((outcome) => ({ wish: 'leave' as const, outcome })),
  ],
  source: $membershipChange,
  fn: (change, { wish, outcome }) => ({
    isAwaited: change.status === 'sending' && change.wish === wish,
    wish,
    error: outcome.status === 'done' || isSoAlready(wish, outcome.error) ? null : outcome.error,
  }),
}).filterMap(({ isAwaited, ...end }) => (isAwaited ? end : undefined));

/** The answer was lost, and it is so all the same. */
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
  .on(sent, (_, { wish }) => ({ status: 'sending', wish }))
  .on(settled, (_, { wish, error }) =>
    error === null ? { status: 'idle' } : { status: 'failed', wish, errors: [...errorsIn(error)] },
  )
  .on(foundSo, () => ({ status: 'idle' }))
  .reset(forgetMembership);

const { joining, leaving } = split(sent, {
  joining: ({ wish }) => wish === 'join',
  leaving: ({ wish }) => wish === 'leave',
});
sample({ clock: joining, fn: ({ newsletter }) => ({ newsletter }), target: createMemberFx });
sample({ clock: leaving, target: deleteMembershipFx });
sample({
  clock: [
    settled.filter({ fn: ({ error }) => error === null }).map(({ wish }) => ({ wish })),
    foundSo,
  ],
  target: membershipChanged,
});
sample({
  clock: settled.filterMap(({ wish, error }) =>
    error === null ? undefined : { wish, errorKey: errorsIn(error)[0]?.errorKey ?? error.kind },
  ),
  target: membershipChangeFailed,
});
// What is so now, whatever the answer was.
sample({ clock: settled, target: openMembership });
sample({
  clock: membershipChanged,
  fn: ({ wish }) => notice('success', `myAccount:membership.toast.${wish}`, 5000),
  target: showNotice,
});
