// @vitest-environment jsdom
// @alone
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserRenewalLock } from '#src/ports/browser/renewal-lock.ts';

type Run = (lock: object | null) => unknown;

/** Locks of one origin: one exclusive holder, and shared requests that wait for it. */
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

describe('the lock on renewing the session', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: originLocks() }));

  it('SES-14 lets one of two tabs renew, and the other find the session renewed', async () => {
    const [one, other] = [browserRenewalLock(), browserRenewalLock()];
    expect(await one.take()).toBe('granted');
    const waiting = other.take();
    one.release(true);
    expect(await waiting).toBe('renewed-elsewhere');
  });

  it('SES-14 does not renew again in a late tab', async () => {
    const [one, late] = [browserRenewalLock(), browserRenewalLock()];
    await one.take();
    one.release(true);
    await one.whenFree();
    expect(await late.take()).toBe('renewed-elsewhere');
    expect(await late.take()).toBe('granted');
  });

  it('SES-14 lets the second tab renew after the first failed', async () => {
    const [one, other] = [browserRenewalLock(), browserRenewalLock()];
    await one.take();
    const waiting = other.take();
    one.release(false);
    expect(await waiting).toBe('granted');
  });

  it('SES-07 does not report an awaited renewal again at the next request', async () => {
    const [one, other] = [browserRenewalLock(), browserRenewalLock()];
    await one.take();
    const waiting = other.whenFree();
    one.release(true);
    await waiting;
    expect(await other.take()).toBe('granted');
  });

  it('SES-14 ends the waits of the tab that renews', async () => {
    const lock = browserRenewalLock();
    await lock.take();
    const waiting = lock.take();
    lock.release(true);
    expect(await waiting).toBe('renewed-elsewhere');
  });

  it('SES-14 cannot be released by a tab that does not hold it', async () => {
    const [one, other, third] = [browserRenewalLock(), browserRenewalLock(), browserRenewalLock()];
    await one.take();
    other.release(false);
    const waiting = third.take();
    one.release(true);
    expect(await waiting).toBe('renewed-elsewhere');
  });

  it('can be taken again by the same tab, and released twice', async () => {
    const lock = browserRenewalLock();
    expect(await lock.take()).toBe('granted');
    lock.release(true);
    lock.release(false);
    await lock.whenFree();
    expect(await lock.take()).toBe('granted');
  });

  it('works without storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const lock = browserRenewalLock();
    expect(await lock.take()).toBe('granted');
    lock.release(true);
  });
});

it('SES-14 renews in a browser without locks, without waiting', async () => {
  vi.stubGlobal('navigator', {});
  const [one, other] = [browserRenewalLock(), browserRenewalLock()];
  expect(await one.take()).toBe('granted');
  await other.whenFree();
  expect(await other.take()).toBe('granted');
});
