import {
  type Infer,
  boolean,
  enums,
  literal,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import type { Resume } from '../ports/session/session-gate.ts';
import { UserType } from './session.ts';

/** Reason and options of a guest renewal. */
const Need = object({
  cause: enums(['refused', 'negative-id']),
  /** SES-10, and if there is no identity yet. */
  skipsDeletion: boolean(),
  /** SES-11 */
  reloads: boolean(),
});

/** How the current session became alive. */
export const Since = enums([
  'start',
  'guest-renewed',
  'renewed-elsewhere',
  'renewal-failed',
  'reloading',
  'signed-in',
  'other-person',
]);
export type Since = Infer<typeof Since>;

/** Session of this tab. `ownerId` is the expired session's owner; null if unknown. */
export const Lifecycle = taggedUnion('status', {
  alive: object({ status: literal('alive'), since: Since }),
  // A guest's session is renewed.
  locking: object({ status: literal('locking'), need: Need }),
  deleting: object({ status: literal('deleting'), need: Need }),
  creating: object({ status: literal('creating'), need: Need }),
  // A registered shopper has to sign in again.
  'signing-out': object({ status: literal('signing-out'), ownerId: nullable(string()) }),
  expired: object({ status: literal('expired'), ownerId: nullable(string()) }),
  checking: object({ status: literal('checking'), ownerId: nullable(string()) }),
});
export type Lifecycle = Infer<typeof Lifecycle>;

/** Events of the session's lifecycle. */
export const SessionEvent = taggedUnion('step', {
  refused: object({
    step: literal('refused'),
    userType: UserType,
    ownerId: nullable(string()),
    errorKey: optional(string()),
    hasIdentity: boolean(),
    reloads: boolean(),
  }),
  'negative-id-read': object({ step: literal('negative-id-read') }),
  'lock-granted': object({ step: literal('lock-granted') }),
  'renewed-elsewhere': object({ step: literal('renewed-elsewhere') }),
  'guest-deleted': object({ step: literal('guest-deleted') }),
  'guest-created': object({ step: literal('guest-created') }),
  'guest-not-created': object({ step: literal('guest-not-created') }),
  'signed-out': object({ step: literal('signed-out') }),
  'signed-in': object({ step: literal('signed-in'), userId: string() }),
  'other-tab-changed': object({ step: literal('other-tab-changed') }),
  'signed-out-elsewhere': object({ step: literal('signed-out-elsewhere') }),
  'owner-read': object({ step: literal('owner-read'), userId: nullable(string()) }),
});
export type SessionEvent = Infer<typeof SessionEvent>;

/** SES-13: keys that sign a registered shopper out; the others only open the login dialog. */
const SIGN_OUT_KEYS: readonly string[] = [
  'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH',
  '_ERR_EXPIRED_ACTIVITY_TOKEN',
  '_ERR_INVALID_COOKIE',
  'ERR_COOKIE_EXPIRED',
  '_ERR_INVALID_COOKIE_ALL',
];

/** SES-10 */
const PARTIAL = 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED';

/** State machine of the session: next state for each event. Unlisted events change nothing. */
export function nextLifecycle(now: Lifecycle, step: SessionEvent): Lifecycle {
  switch (now.status) {
    case 'alive':
      if (step.step === 'refused') return afterRefusal(step);
      if (step.step === 'negative-id-read')
        return {
          status: 'locking',
          need: { cause: 'negative-id', skipsDeletion: false, reloads: false },
        };
      return step.step === 'signed-in' ? alive('signed-in') : now;
    case 'locking':
      if (step.step === 'refused') return alsoReloading(now, step);
      if (step.step === 'renewed-elsewhere')
        return alive(now.need.reloads ? 'reloading' : 'renewed-elsewhere');
      if (step.step !== 'lock-granted') return now;
      return { status: now.need.skipsDeletion ? 'creating' : 'deleting', need: now.need };
    case 'deleting':
      if (step.step === 'refused') return alsoReloading(now, step);
      return step.step === 'guest-deleted' ? { status: 'creating', need: now.need } : now;
    case 'creating':
      if (step.step === 'refused') return alsoReloading(now, step);
      if (step.step === 'guest-not-created') return alive('renewal-failed');
      if (step.step !== 'guest-created') return now;
      return alive(now.need.reloads ? 'reloading' : 'guest-renewed');
    case 'signing-out':
      if (step.step === 'signed-out-elsewhere') return alive('other-person');
      return step.step === 'signed-out' ? { status: 'expired', ownerId: now.ownerId } : now;
    case 'expired':
    case 'checking':
      return afterNews(now, step);
  }
}

/** Next state of a session that waits for a sign-in. Another tab's last change counts. */
function afterNews(
  now: Extract<Lifecycle, { status: 'expired' | 'checking' }>,
  step: SessionEvent,
): Lifecycle {
  const { ownerId } = now;
  switch (step.step) {
    case 'other-tab-changed':
      return { status: 'checking', ownerId };
    case 'signed-out-elsewhere':
      return alive('other-person');
    case 'signed-in':
    case 'owner-read':
      return step.userId === null
        ? { status: 'expired', ownerId }
        : afterSignIn(ownerId, step.userId);
    default:
      return now;
  }
}

/** SES-11 for an address or shipping call that is refused during a renewal for another call. */
function alsoReloading<Renewing extends { need: { reloads: boolean } }>(
  now: Renewing,
  { reloads }: { reloads: boolean },
): Renewing {
  return reloads ? { ...now, need: { ...now.need, reloads } } : now;
}

// SES-13, SES-17, SES-18
function afterRefusal(step: Extract<SessionEvent, { step: 'refused' }>): Lifecycle {
  const { userType, errorKey, ownerId, hasIdentity, reloads } = step;
  if (userType === 'registered') {
    const signsOut = SIGN_OUT_KEYS.some((key) => key === errorKey);
    return { status: signsOut ? 'signing-out' : 'expired', ownerId };
  }
  const skipsDeletion = errorKey === PARTIAL || !hasIdentity;
  return { status: 'locking', need: { cause: 'refused', skipsDeletion, reloads } };
}

/** Calls refused to one person are not repeated for another. */
function afterSignIn(ownerId: string | null, userId: string): Lifecycle {
  return alive(isOwner(ownerId, userId) ? 'signed-in' : 'other-person');
}

function isOwner(ownerId: string | null, userId: string): boolean {
  return ownerId === null || ownerId === userId;
}

function alive(since: Since): Lifecycle {
  return { status: 'alive', since };
}

/** Treatment of held calls when the session is alive again, and the message to other tabs. */
export const RESUMES: Record<Since, Resume> = {
  start: { verdict: 'repeat', isRenewed: false, isOtherPerson: false },
  'guest-renewed': { verdict: 'repeat', isRenewed: true, isOtherPerson: false },
  'renewed-elsewhere': { verdict: 'repeat', isRenewed: false, isOtherPerson: false },
  'renewal-failed': { verdict: 'give-up', isRenewed: false, isOtherPerson: false },
  reloading: { verdict: 'give-up', isRenewed: true, isOtherPerson: false },
  'signed-in': { verdict: 'repeat', isRenewed: true, isOtherPerson: false },
  'other-person': { verdict: 'give-up', isRenewed: true, isOtherPerson: true },
};

/** User id after an event, in this tab or by a sign-in in another; null if the event has none. */
export function nextUserOf(step: SessionEvent): string | null {
  return step.step === 'signed-in' || step.step === 'owner-read' ? step.userId : null;
}

/**
 * SES-16: true while a registered shopper's session has expired; a guest's is renewed instead
 * (SES-18).
 */
export function isExpired({ status }: Lifecycle): boolean {
  return status === 'expired' || status === 'checking';
}
