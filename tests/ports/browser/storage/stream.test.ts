// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStream } from '#src/ports/browser/storage/stream.ts';

/** The locks of one origin, as far as streams use them. */
function originLocks() {
  const held = new Set<string>();
  const request = (name: string, { signal }: LockOptions, run: () => Promise<unknown>) => {
    if (!held.has(name)) {
      held.add(name);
      return run().finally(() => held.delete(name));
    }
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  };
  return { request };
}

function haveNoPatience(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const patience = new AbortController();
    queueMicrotask(() => patience.abort());
    return patience.signal;
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the name of the session in a tab', () => {
  it('lasts over reloads', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const name = await claimStream().name;
    vi.stubGlobal('navigator', { locks: originLocks() }); // the page before has gone, and its lock
    expect(await claimStream().name).toBe(name);
  });

  it('is waited for where the page before takes its time to go: another name would part the session', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('navigator', { locks: originLocks() });
    await claimStream().name;
    expect(patience).toHaveBeenCalledExactlyOnceWith(2000);
  });

  it('is a new one in a duplicated tab, and stays that', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const original = await claimStream().name;
    haveNoPatience();
    const duplicate = await claimStream().name;
    expect(duplicate).not.toBe(original);
    vi.stubGlobal('navigator', { locks: originLocks() });
    expect(await claimStream().name).toBe(duplicate);
  });

  it('is left to the next page of the tab by one that is kept for Back, which takes it again', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const kept = claimStream();
    const name = await kept.name;
    kept.free();
    await Promise.resolve(); // the lock goes
    const next = claimStream();
    expect(await next.name).toBe(name);
    haveNoPatience();
    expect(await kept.takeAgain()).toBe(false);
    next.free();
    await Promise.resolve();
    expect(await kept.takeAgain()).toBe(true);
  });

  it('is not taken again where the tab has another one by now', async () => {
    vi.stubGlobal('navigator', {});
    const kept = claimStream();
    await kept.name;
    sessionStorage.clear();
    expect(await kept.takeAgain()).toBe(false);
    await claimStream().name;
    expect(await kept.takeAgain()).toBe(false);
  });

  it('needs neither locks nor what only secure pages have', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const name = await claimStream().name;
    expect(name).toMatch(/^[\w-]{20,80}$/);
    expect(await claimStream().name).toBe(name);
  });

  it('needs no storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    vi.stubGlobal('navigator', { locks: originLocks() });
    expect(await claimStream().name).not.toBe(await claimStream().name);
  });
});
