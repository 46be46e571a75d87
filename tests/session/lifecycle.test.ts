import { describe, expect, it } from 'vitest';
import {
  type Lifecycle,
  RESUMES,
  type SessionEvent,
  isExpired,
  nextLifecycle,
} from '#src/session/lifecycle.ts';

const START: Lifecycle = { status: 'alive', since: 'start' };

/** given(…steps) → the lifecycle after them. */
function given(...steps: SessionEvent[]): Lifecycle {
  return steps.reduce(nextLifecycle, START);
}

function refused(change: Partial<Extract<SessionEvent, { step: 'refused' }>> = {}): SessionEvent {
  return {
    step: 'refused',
    userType: 'guest',
    ownerId: '-1001',
    hasIdentity: true,
    reloads: false,
    errorKey: '_ERR_DIDNT_LOGON',
    ...change,
  };
}

const registered = (errorKey: string) =>
  refused({ userType: 'registered', ownerId: '1001', errorKey });
const granted: SessionEvent = { step: 'lock-granted' };
const deleted: SessionEvent = { step: 'guest-deleted' };
const created: SessionEvent = { step: 'guest-created' };
const signedIn = (userId: string): SessionEvent => ({ step: 'signed-in', userId });

describe('a guest', () => {
  it('SES-06 SES-07 SES-18 gets a new identity under the lock, and the call is repeated', () => {
    expect(given(refused()).status).toBe('locking');
    expect(given(refused(), granted).status).toBe('deleting');
    expect(given(refused(), granted, deleted).status).toBe('creating');
    expect(given(refused(), granted, deleted, created)).toEqual({
      status: 'alive',
      since: 'guest-renewed',
    });
    expect(RESUMES['guest-renewed'].verdict).toBe('repeat');
  });

  it('SES-10 keeps the old identity undeleted when authentication was partial', () => {
    const partial = refused({ errorKey: 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED' });
    expect(given(partial, granted).status).toBe('creating');
  });

  it('SES-06 who has no identity yet has none to delete', () => {
    expect(given(refused({ hasIdentity: false }), granted).status).toBe('creating');
  });

  it('SES-11 the page reloads after an address or shipping call, and nothing is sent twice', () => {
    const after = given(refused({ reloads: true }), granted, deleted, created);
    expect(after).toEqual({ status: 'alive', since: 'reloading' });
    expect(RESUMES.reloading.verdict).toBe('give-up');
  });

  it('SES-11 the page reloads also for an address call that is refused while another’s session is renewed', () => {
    const late = refused({ reloads: true });
    for (const steps of [
      [late, granted, deleted],
      [granted, late, deleted],
      [granted, deleted, late],
    ])
      expect(given(refused(), ...steps, created)).toEqual({ status: 'alive', since: 'reloading' });
    expect(given(refused(), late, { step: 'renewed-elsewhere' })).toEqual({
      status: 'alive',
      since: 'reloading',
    });
  });

  it('SES-14 finds the session renewed where another tab had the lock', () => {
    expect(given(refused(), { step: 'renewed-elsewhere' })).toEqual({
      status: 'alive',
      since: 'renewed-elsewhere',
    });
  });

  it('SES-07 gives up what is held when no identity is to be had, and can try again later', () => {
    const failed = given(refused(), granted, deleted, { step: 'guest-not-created' });
    expect(failed).toEqual({ status: 'alive', since: 'renewal-failed' });
    expect(RESUMES['renewal-failed'].verdict).toBe('give-up');
    expect(nextLifecycle(failed, refused()).status).toBe('locking');
  });

  it('SES-15 a negative id makes the identity anew without an expiry', () => {
    const renewing = given({ step: 'negative-id-read' });
    expect(renewing.status).toBe('locking');
    expect(isExpired(renewing)).toBe(false);
    expect(given({ step: 'negative-id-read' }, granted).status).toBe('deleting');
  });

  it('SES-16 SES-18 is never expired: the identity is renewed instead', () => {
    const steps = [refused(), granted, deleted, created];
    const after = steps.map((_, at) => isExpired(given(...steps.slice(0, at + 1))));
    expect(after).toEqual([false, false, false, false]);
  });
});

describe('a registered shopper', () => {
  it('SES-16 is expired from the expiry until the session is alive again', () => {
    const owner = (userId: string | null) => ({ step: 'owner-read', userId }) as const;
    const steps: [SessionEvent, boolean][] = [
      [registered('_ERR_USER_AUTHORITY'), true],
      [{ step: 'other-tab-changed' }, true],
      [owner(null), true],
      [{ step: 'signed-in', userId: '10001' }, false],
    ];
    expect(isExpired(START)).toBe(false);
    for (const [at, [, isOver]] of steps.entries())
      expect(isExpired(given(...steps.slice(0, at + 1).map(([step]) => step)))).toBe(isOver);
    expect(
      isExpired(given(registered('_ERR_USER_AUTHORITY'), { step: 'signed-out-elsewhere' })),
    ).toBe(false);
  });

  it('SES-13 a 401 without a key asks to sign in', () => {
    const { errorKey: _, ...bare } = registered('') as Extract<SessionEvent, { step: 'refused' }>;
    expect(given(bare).status).toBe('expired');
  });

  it('SES-07 what was held is repeated for the same person', () => {
    expect(given(registered('_ERR_USER_AUTHORITY'), signedIn('1001'))).toEqual({
      status: 'alive',
      since: 'signed-in',
    });
  });

  it('SES-13 what was held for one person is given up for another', () => {
    expect(given(registered('_ERR_USER_AUTHORITY'), signedIn('1002'))).toEqual({
      status: 'alive',
      since: 'other-person',
    });
    expect(RESUMES['other-person'].verdict).toBe('give-up');
  });

  it('SES-17 nobody has to sign in who signed out in another tab; nothing that waited is done', () => {
    const out: SessionEvent = { step: 'signed-out-elsewhere' };
    const expired = given(registered('_ERR_USER_AUTHORITY'));
    const signingOut = given(registered('ERR_COOKIE_EXPIRED'));
    for (const now of [expired, signingOut, nextLifecycle(expired, { step: 'other-tab-changed' })])
      expect(nextLifecycle(now, out)).toEqual({ status: 'alive', since: 'other-person' });
    expect(RESUMES['other-person']).toMatchObject({ verdict: 'give-up', isOtherPerson: true });
  });

  it('SES-17 an answer that was asked for before the last news is not the last word', () => {
    const news: SessionEvent = { step: 'other-tab-changed' };
    const early = given(registered('_ERR_USER_AUTHORITY'), news, news, {
      step: 'owner-read',
      userId: null,
    });
    expect(early.status).toBe('expired');
    expect(nextLifecycle(early, { step: 'owner-read', userId: '1001' }).status).toBe('alive');
  });

  it('SES-17 another tab’s sign-in counts when it is the same person', () => {
    const heard = given(registered('_ERR_USER_AUTHORITY'), { step: 'other-tab-changed' });
    expect(heard.status).toBe('checking');
    expect(nextLifecycle(heard, { step: 'owner-read', userId: '1001' }).status).toBe('alive');
    expect(nextLifecycle(heard, { step: 'owner-read', userId: '1002' })).toEqual({
      status: 'alive',
      since: 'other-person',
    });
    expect(nextLifecycle(heard, { step: 'owner-read', userId: null }).status).toBe('expired');
  });
});

it('SES-14 while a session is renewed nothing starts a second renewal', () => {
  for (const steps of [[], [granted], [granted, deleted]]) {
    const renewing = given(refused(), ...steps);
    expect(nextLifecycle(renewing, refused())).toBe(renewing);
    expect(nextLifecycle(renewing, { step: 'negative-id-read' })).toBe(renewing);
  }
});
