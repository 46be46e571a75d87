import { sample } from 'effector';
import { boolean, integer, nullable, object, optional, string } from 'superstruct';
import { fact, feature, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { pageShownAgain, deviceKnown } from '../ports/start.ts';
import { callRefused } from '../ports/session/session-gate.ts';
import { type TabMessage, tabMessageReceived } from '../ports/tabs.ts';
import { $lifecycle, applySessionEvent } from './lifecycle-model.ts';
import type { SessionEvent } from './lifecycle.ts';
import { $userInfo, signedOutElsewhere, userInfoLoaded } from './model.ts';
import {
  hasHadGuest,
  storedUserType,
  madeAnewFlag,
  rememberedType,
  signedOutFlag,
} from './stored-session-model.ts';
import { UserType, isGuestId, isKnown } from './session.ts';

feature('core');

/** SES-16: the session has expired; `call` was refused. */
export const expired = fact(
  'session/expired',
  object({ userType: UserType, call: string(), status: integer(), errorKey: optional(string()) }),
);

/** Last known user type of this tab, until the current one is known. */
export const $rememberedType = state<UserType | null>(
  'session/rememberedType',
  null,
  nullable(UserType),
);
/** SES-15: true once any page of this tab has read a negative id. */
const $hasOwnGuest = state('session/hasOwnGuest', false, boolean());

const signedInElsewhere = tabMessageReceived.filterMap(({ isRegistered }) =>
  isRegistered === true ? ('registered' as const) : undefined,
);

$rememberedType
  .on(deviceKnown, (_, { storage }) => rememberedType(storage))
  .on(userInfoLoaded, (_, { userType }) => userType)
  .on(applySessionEvent, (remembered, step) =>
    step.step === 'signed-in' || (step.step === 'owner-read' && step.userId !== null)
      ? 'registered'
      : remembered,
  )
  .on(signedInElsewhere, (_, userType) => userType)
  .on(signedOutElsewhere, () => null);

// SES-18: the other tab's session is also this one's, even if its owner cannot be read.
sample({ clock: signedInElsewhere, target: storedUserType.keep });
sample({ clock: signedInElsewhere, fn: () => null, target: signedOutFlag.keep });

// SES-02: remembers a sign-in for a page that starts before the user was read.
sample({
  clock: applySessionEvent,
  filter: ({ step }) => step === 'signed-in',
  fn: () => 'registered' as const,
  target: storedUserType.keep,
});

// SES-17…21
const noticed = sampleStores({
  clock: callRefused,
  source: { info: $userInfo, remembered: $rememberedType, lifecycle: $lifecycle },
  filter: ({ lifecycle }, { isGuestChecked }) => lifecycle.status === 'alive' || isGuestChecked,
  fn: ({ info, remembered, lifecycle }, refused) => {
    const isFirst = lifecycle.status === 'alive';
    const hasIdentity = isKnown(info) || remembered !== null;
    if (!isKnown(info) || (info.isInDoubt && info.status !== remembered))
      return {
        isFirst,
        userType: remembered ?? ('guest' as const),
        ownerId: null,
        hasIdentity,
        refused,
      };
    return { isFirst, userType: info.status, ownerId: info.userId, hasIdentity, refused };
  },
});
sample({
  clock: noticed,
  filter: ({ isFirst }) => isFirst,
  fn: ({ userType, refused: { isGuestChecked: _, ...refused } }) => ({ userType, ...refused }),
  target: expired,
});
sample({
  clock: noticed,
  fn: ({
    userType,
    ownerId,
    hasIdentity,
    refused: { errorKey, isGuestChecked },
  }): SessionEvent => ({
    step: 'refused',
    userType,
    ownerId,
    hasIdentity,
    reloads: isGuestChecked,
    ...(errorKey !== undefined && { errorKey }),
  }),
  target: applySessionEvent,
});

// SES-15: the first negative id renews the identity, once per tab; later it is a usual guest's.
const guestRead = sampleStores({
  clock: userInfoLoaded,
  source: { info: $userInfo, hasOwnGuest: $hasOwnGuest },
  fn: ({ info, hasOwnGuest }) => isKnown(info) && isGuestId(info.userId) && !hasOwnGuest,
});
$hasOwnGuest
  .on(deviceKnown, (_, { storage }) => hasHadGuest(storage))
  .on(guestRead, (has, isFirst) => has || isFirst);
sample({ clock: guestRead, filter: Boolean, fn: () => 'true', target: madeAnewFlag.keep });
sample({
  clock: guestRead,
  filter: Boolean,
  fn: (): SessionEvent => ({ step: 'negative-id-read' }),
  target: applySessionEvent,
});

sample({
  clock: [tabMessageReceived.filterMap(ofSession), pageShownAgain],
  fn: (): SessionEvent => ({ step: 'other-tab-changed' }),
  target: applySessionEvent,
});
sample({
  clock: signedOutElsewhere,
  fn: (): SessionEvent => ({ step: 'signed-out-elsewhere' }),
  target: applySessionEvent,
});

function ofSession({ kind }: TabMessage): true | undefined {
  return kind === 'session-changed' || undefined;
}
