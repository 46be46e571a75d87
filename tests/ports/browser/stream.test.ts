// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStream } from '#src/ports/browser/stream.ts';

/** The locks of one origin, as far as streams use them. */
function originLocks() {
  const held = new Set<string>();
  const request = (name: string, { signal }: LockOptions, run: () => Promise<unknown>) => {
    if (!held.has(name)) {
      held.add(name);
      return run();
    }
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  };
  return { request };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the name of the session in a tab', () => {
  it('lasts over reloads', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const name = await claimStream();
    vi.stubGlobal('navigator', { locks: originLocks() }); // the page before has gone, and its lock
    expect(await claimStream()).toBe(name);
  });

  it('is a new one in a duplicated tab, and stays that', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const original = await claimStream();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const patience = new AbortController();
      queueMicrotask(() => patience.abort());
      return patience.signal;
    });
    const duplicate = await claimStream();
    expect(duplicate).not.toBe(original);
    vi.stubGlobal('navigator', { locks: originLocks() });
    expect(await claimStream()).toBe(duplicate);
  });

  it('needs neither locks nor what only secure pages have', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const name = await claimStream();
    expect(name).toMatch(/^[\w-]{20,80}$/);
    expect(await claimStream()).toBe(name);
  });

  it('needs no storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    vi.stubGlobal('navigator', { locks: originLocks() });
    expect(await claimStream()).not.toBe(await claimStream());
  });
});
