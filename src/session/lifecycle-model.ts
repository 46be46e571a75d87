import { sample } from 'effector';
import { object } from 'superstruct';
import { command, fact, feature, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { reloadFx } from '../ports/navigation.ts';
import { resumeCallsFx, takeRenewalLockFx } from '../ports/session/session-gate.ts';
import { createGuestCall, deleteGuestCall, ownerCall, signOutCall } from './api.ts';
import { Lifecycle, RESUMES, Since, SessionEvent, isExpired, nextLifecycle } from './lifecycle.ts';

feature('core');

/** Applies an event to the session's lifecycle. */
export const applySessionEvent = command('session/takeStep', SessionEvent);

export const guestCreated = fact('session/guestCreated', noPayload());
/** Renewal has ended, with or without success. */
export const resumed = fact('session/resumed', object({ since: Since }));

export const createGuestFx = callFx(createGuestCall);
export const deleteGuestFx = callFx(deleteGuestCall);
export const signOutFx = callFx(signOutCall);
export const readOwnerFx = callFx(ownerCall);

export const $lifecycle = state<Lifecycle>(
  'session/lifecycle',
  { status: 'alive', since: 'start' },
  Lifecycle,
);

/** SES-16: shows the login dialog. */
export const $isExpired = $lifecycle.map(isExpired);

const stepped = sample({
  clock: applySessionEvent,
  source: $lifecycle,
  fn: (before, step) => ({ before, after: nextLifecycle(before, step) }),
});
$lifecycle.on(stepped, (_, { after }) => after);

const entered = (status: Lifecycle['status']) =>
  sample({
    clock: stepped,
    filter: ({ before, after }) => after.status === status && before.status !== status,
  });

sample({ clock: entered('locking'), target: takeRenewalLockFx });
sample({
  clock: takeRenewalLockFx.doneData,
  fn: (outcome): SessionEvent => ({ step: outcome === 'granted' ? 'lock-granted' : outcome }),
  target: applySessionEvent,
});

sample({ clock: entered('deleting'), target: deleteGuestFx });
// A failed deletion is ignored: the identity is gone or expires.
sample({
  clock: deleteGuestFx.finally,
  fn: (): SessionEvent => ({ step: 'guest-deleted' }),
  target: applySessionEvent,
});

sample({ clock: entered('creating'), target: createGuestFx });
sample({ clock: createGuestFx.done, target: guestCreated });
sample({
  clock: [
    guestCreated.map((): SessionEvent => ({ step: 'guest-created' })),
    createGuestFx.fail.map((): SessionEvent => ({ step: 'guest-not-created' })),
  ],
  target: applySessionEvent,
});

sample({ clock: entered('signing-out'), target: signOutFx });
sample({
  clock: signOutFx.finally,
  fn: (): SessionEvent => ({ step: 'signed-out' }),
  target: applySessionEvent,
});

// Reads the owner again after each message, because an earlier answer may be stale.
sample({
  clock: stepped,
  filter: ({ before, after }) => after.status === 'checking' && before !== after,
  target: readOwnerFx,
});
sample({
  clock: readOwnerFx.finally,
  fn: (outcome): SessionEvent => ({
    step: 'owner-read',
    userId:
      outcome.status === 'done' && outcome.result.userType === 'registered'
        ? outcome.result.userId
        : null,
  }),
  target: applySessionEvent,
});

sample({
  clock: stepped.filterMap(({ before, after }) =>
    after.status === 'alive' && before !== after ? { since: after.since } : undefined,
  ),
  target: resumed,
});
sample({
  clock: resumed,
  fn: ({ since }) => RESUMES[since],
  target: resumeCallsFx,
});
// SES-11
sample({
  clock: resumeCallsFx.done,
  source: $lifecycle,
  filter: (now) => now.status === 'alive' && now.since === 'reloading',
  target: reloadFx,
});
