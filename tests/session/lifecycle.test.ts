import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#src/session/lifecycle.ts';
import {
  Lifecycle,
  RESUMES,
  isExpired,
  nextLifecycle,
  nextUserOf,
} from '#src/session/lifecycle.ts';
import { EXPIRY_KEYS } from './expiry-keys.ts';

const need = { cause: 'refused', skipsDeletion: false, reloads: false } as const;
const reloading = { ...need, reloads: true };
const skipping = { ...need, skipsDeletion: true };
const STATES = {
  alive: { status: 'alive', since: 'start' },
  locking: { status: 'locking', need },
  deleting: { status: 'deleting', need },
  creating: { status: 'creating', need },
  'signing-out': { status: 'signing-out', ownerId: '1001' },
  expired: { status: 'expired', ownerId: '1001' },
  checking: { status: 'checking', ownerId: '1001' },
} as const satisfies Record<string, Lifecycle>;

const STEPS = {
  refused: {
    step: 'refused',
    userType: 'guest',
    ownerId: '-1',
    errorKey: '_ERR_DIDNT_LOGON',
    hasIdentity: true,
    reloads: false,
  },
  'negative-id-read': { step: 'negative-id-read' },
  'lock-granted': { step: 'lock-granted' },
  'renewed-elsewhere': { step: 'renewed-elsewhere' },
  'guest-deleted': { step: 'guest-deleted' },
  'guest-created': { step: 'guest-created' },
  'guest-not-created': { step: 'guest-not-created' },
  'signed-out': { step: 'signed-out' },
  'signed-in': { step: 'signed-in', userId: '1001' },
  'other-tab-changed': { step: 'other-tab-changed' },
  'signed-out-elsewhere': { step: 'signed-out-elsewhere' },
  'owner-read': { step: 'owner-read', userId: '1001' },
} as const satisfies Record<SessionEvent['step'], SessionEvent>;

const alive = (since: string) => ({ status: 'alive', since });

/** Each state with its effective events; all others leave it unchanged. */
const CHANGES: Record<Lifecycle['status'], Partial<Record<SessionEvent['step'], object>>> = {
  alive: {
    refused: { status: 'locking', need },
    'negative-id-read': { status: 'locking', need: { ...need, cause: 'negative-id' } },
    'signed-in': alive('signed-in'),
  },
  locking: {
    'lock-granted': { status: 'deleting', need },
    'renewed-elsewhere': alive('renewed-elsewhere'),
  },
  deleting: { 'guest-deleted': { status: 'creating', need } },
  creating: {
    'guest-created': alive('guest-renewed'),
    'guest-not-created': alive('renewal-failed'),
  },
  'signing-out': {
    'signed-out': { status: 'expired', ownerId: '1001' },
    'signed-out-elsewhere': alive('other-person'),
  },
  expired: {
    'signed-in': alive('signed-in'),
    'owner-read': alive('signed-in'),
    'other-tab-changed': { status: 'checking', ownerId: '1001' },
    'signed-out-elsewhere': alive('other-person'),
  },
  checking: {
    'signed-in': alive('signed-in'),
    'owner-read': alive('signed-in'),
    'other-tab-changed': { status: 'checking', ownerId: '1001' },
    'signed-out-elsewhere': alive('other-person'),
  },
};

describe.each(Object.values(STATES))('SES-07 a session that is $status', (now) => {
  it.each(Object.values(STEPS))('at the event $step', (step) => {
    const change = CHANGES[now.status][step.step];
    const next = nextLifecycle(now, step);
    if (change === undefined) expect(next).toBe(now);
    else expect(next).toEqual(change);
    expect(is(next, Lifecycle)).toBe(true);
  });
});

it.each([STATES.locking, STATES.deleting, STATES.creating])(
  'SES-11 reloads the page for an address call that is refused while a session is $status',
  (now) => {
    const next = nextLifecycle(now, { ...STEPS.refused, reloads: true });
    expect(next).toEqual({ ...now, need: reloading });
  },
);

it('SES-11 repeats no call on a page that reloads, whichever tab renewed the session', () => {
  const after = (status: 'locking' | 'creating', step: SessionEvent) =>
    nextLifecycle({ status, need: reloading }, step);
  expect(after('locking', STEPS['renewed-elsewhere'])).toEqual(alive('reloading'));
  expect(after('creating', STEPS['guest-created'])).toEqual(alive('reloading'));
});

it('SES-10 creates an identity at once if none has to be deleted', () => {
  const partial = { ...STEPS.refused, errorKey: 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED' };
  expect(nextLifecycle(STATES.alive, partial)).toEqual({ status: 'locking', need: skipping });
  const none = { ...STEPS.refused, hasIdentity: false };
  expect(nextLifecycle(STATES.alive, none)).toEqual({ status: 'locking', need: skipping });
  expect(nextLifecycle({ status: 'locking', need: skipping }, STEPS['lock-granted'])).toEqual({
    status: 'creating',
    need: skipping,
  });
});

/** SES-13: keys that sign a registered shopper out. */
const SIGNS_OUT = [
  'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH',
  '_ERR_EXPIRED_ACTIVITY_TOKEN',
  '_ERR_INVALID_COOKIE',
  'ERR_COOKIE_EXPIRED',
  '_ERR_INVALID_COOKIE_ALL',
];

it.each(
  EXPIRY_KEYS.map((key) => [key, SIGNS_OUT.includes(key) ? 'signing-out' : 'expired'] as const),
)('SES-13 after %s a registered shopper is %s, with the owner', (errorKey, status) => {
  const refused = { ...STEPS.refused, userType: 'registered', ownerId: '1001', errorKey } as const;
  expect(nextLifecycle(STATES.alive, refused)).toEqual({ status, ownerId: '1001' });
});

it.each([STATES.expired, STATES.checking])(
  'SES-17 drops held calls of a session that is $status when another person takes it over',
  (now) => {
    const other = { userId: '1002' };
    expect(nextLifecycle(now, { ...STEPS['signed-in'], ...other })).toEqual(alive('other-person'));
    expect(nextLifecycle(now, { ...STEPS['owner-read'], ...other })).toEqual(alive('other-person'));
    const gone = { ...STEPS['owner-read'], userId: null };
    expect(nextLifecycle(now, gone)).toEqual({ status: 'expired', ownerId: '1001' });
  },
);

it('SES-17 gives a session without a known owner to the person who signs in', () => {
  const now = { status: 'expired', ownerId: null } as const;
  expect(nextLifecycle(now, STEPS['signed-in'])).toEqual(alive('signed-in'));
  expect(nextLifecycle(now, STEPS['signed-out-elsewhere'])).toEqual(alive('other-person'));
});

it.each([
  ['start', true, false, false],
  ['guest-renewed', true, true, false],
  ['renewed-elsewhere', true, false, false],
  ['renewal-failed', false, false, false],
  ['reloading', false, true, false],
  ['signed-in', true, true, false],
  ['other-person', false, true, true],
] as const)(
  'SES-07 after %s held calls are repeated: %s, renewed: %s, of another person: %s',
  (since, isRepeated, isRenewed, isOtherPerson) => {
    const verdict = isRepeated ? 'repeat' : 'give-up';
    expect(RESUMES[since]).toEqual({ verdict, isRenewed, isOtherPerson });
  },
);

it('SES-16 is expired only while the shopper must sign in', () => {
  const expired = Object.values(STATES).filter(isExpired);
  expect(expired).toEqual([STATES.expired, STATES.checking]);
});

it('SES-17 has a user id only in a sign-in and a read owner', () => {
  const told = Object.values(STEPS).map((step) => [step.step, nextUserOf(step)]);
  expect(told.filter(([, user]) => user !== null)).toEqual([
    ['signed-in', '1001'],
    ['owner-read', '1001'],
  ]);
});
