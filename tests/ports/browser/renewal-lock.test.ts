// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserRenewalLock } from '#src/ports/browser/renewal-lock.ts';

type Run = (lock: object | null) => unknown;

/** The locks of one origin: one exclusive holder, and shared ones that wait for it. */
function originLocks() {
  let held: Promise<unknown> | undefined;
  return {
    async request(_name: string, { ifAvailable }: LockOptions, run: Run) {
      if (ifAvailable && held) return run(null);
      if (!ifAvailable) {
        while (held) await held;
        return run({});
      }
      held = Promise.resolve(run({})).then(() => {
        held = undefined;
      });
      return held;
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the lock on renewing the session', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: originLocks() }));

  it('SES-14 of two tabs that ask, one renews and the other finds the session renewed', async () => {
    const [one, other] = [browserRenewalLock(), browserRenewalLock()];
    expect(await one.take()).toBe('granted');
    const waiting = other.take();
    one.release(true);
    expect(await waiting).toBe('renewed-elsewhere');
  });

  it('SES-14 a tab that asks too late does not renew once more', async () => {
    const [one, late] = [browserRenewalLock(), browserRenewalLock()];
    await one.take();
    one.release(true);
    await one.whenFree();
    expect(await late.take()).toBe('renewed-elsewhere');
    expect(await late.take()).toBe('granted');
  });

  it('SES-14 where the first tab could not renew, the second may', async () => {
    const [one, other] = [browserRenewalLock(), browserRenewalLock()];
    await one.take();
    const waiting = other.take();
    one.release(false);
    expect(await waiting).toBe('granted');
  });

  it('SES-07 a renewal that a tab has waited for is no news at the next one', async () => {
    const [one, other] = [browserRenewalLock(), browserRenewalLock()];
    await one.take();
    const waiting = other.whenFree();
    one.release(true);
    await waiting;
    expect(await other.take()).toBe('granted');
  });

  it('SES-14 a renewal by the same tab ends the wait of whoever asks in it', async () => {
    const lock = browserRenewalLock();
    await lock.take();
    const waiting = lock.take();
    lock.release(true);
    expect(await waiting).toBe('renewed-elsewhere');
  });

  it('SES-14 who does not have it cannot let go of it for another', async () => {
    const [one, other, third] = [browserRenewalLock(), browserRenewalLock(), browserRenewalLock()];
    await one.take();
    other.release(false);
    const waiting = third.take();
    one.release(true);
    expect(await waiting).toBe('renewed-elsewhere');
  });

  it('is free for the same tab again, and letting go twice does no harm', async () => {
    const lock = browserRenewalLock();
    expect(await lock.take()).toBe('granted');
    lock.release(true);
    lock.release(false);
    await lock.whenFree();
    expect(await lock.take()).toBe('granted');
  });

  it('needs no storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const lock = browserRenewalLock();
    expect(await lock.take()).toBe('granted');
    lock.release(true);
  });
});

it('SES-14 a tab of a browser without locks renews, and makes nobody wait', async () => {
  vi.stubGlobal('navigator', {});
  const [one, other] = [browserRenewalLock(), browserRenewalLock()];
  expect(await one.take()).toBe('granted');
  await other.whenFree();
  expect(await other.take()).toBe('granted');
});
