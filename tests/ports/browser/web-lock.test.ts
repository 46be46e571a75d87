import { describe, expect, it, vi } from 'vitest';
import { requestLock } from '#src/ports/browser/web-lock.ts';

const SUSPENDED = new DOMException('The browsing context is going away', 'AbortError');

type Run = (lock: object | null) => unknown;

/**
 * Locks of a page: `fails` decides if each request fails before or after it is granted, or not.
 */
function stubLocks(...fails: ('before' | 'after' | undefined)[]): void {
  vi.stubGlobal('navigator', {
    locks: {
      async request(_name: string, _options: LockOptions, run: Run) {
        const fail = fails.shift();
        if (fail === 'before') throw SUSPENDED;
        const result = run({});
        if (fail === 'after') throw SUSPENDED;
        return result;
      },
    },
  });
}

describe('a lock that is requested before the page enters the back/forward cache', () => {
  it('is requested again', async () => {
    stubLocks('before');
    expect(await requestLock('a', {}, () => 'done')).toBe('done');
  });

  it('runs its work once if it was granted before', async () => {
    stubLocks('after');
    const run = vi.fn(async () => 'done');
    expect(await requestLock('a', {}, run)).toBe('done');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("rejects with its work's error", async () => {
    stubLocks();
    const failed = requestLock('a', {}, () => Promise.reject(new Error('full')));
    await expect(failed).rejects.toThrow('full');
  });
});
