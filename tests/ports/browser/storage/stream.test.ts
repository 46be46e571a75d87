// @vitest-environment jsdom
// @alone
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStream } from '#src/ports/browser/storage/stream.ts';

/** Locks of one origin, as far as streams use them. */
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

describe('the name of the session in a tab', () => {
  it('survives reloads', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const name = await claimStream().name;
    vi.stubGlobal('navigator', { locks: originLocks() }); // the previous page was unloaded with its lock
    expect(await claimStream().name).toBe(name);
  });

  it('waits for a previous page that unloads slowly, because another name would split the session', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('navigator', { locks: originLocks() });
    await claimStream().name;
    expect(patience).toHaveBeenCalledExactlyOnceWith(2000);
  });

  it('is new in a duplicated tab, and stays so', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const original = await claimStream().name;
    haveNoPatience();
    const duplicate = await claimStream().name;
    expect(duplicate).not.toBe(original);
    vi.stubGlobal('navigator', { locks: originLocks() });
    expect(await claimStream().name).toBe(duplicate);
  });

  it('is released by a page in the back/forward cache, which takes it again', async () => {
    vi.stubGlobal('navigator', { locks: originLocks() });
    const kept = claimStream();
    const name = await kept.name;
    kept.free();
    await Promise.resolve(); // releases the lock
    const next = claimStream();
    expect(await next.name).toBe(name);
    haveNoPatience();
    expect(await kept.takeAgain()).toBe(false);
    next.free();
    await Promise.resolve();
    expect(await kept.takeAgain()).toBe(true);
  });

  it('is not taken again if the tab has another one', async () => {
    vi.stubGlobal('navigator', {});
    const kept = claimStream();
    await kept.name;
    sessionStorage.clear();
    expect(await kept.takeAgain()).toBe(false);
    await claimStream().name;
    expect(await kept.takeAgain()).toBe(false);
  });

  it('works without locks and without features of secure pages', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const name = await claimStream().name;
    expect(name).toMatch(/^[\w-]{20,80}$/);
    expect(await claimStream().name).toBe(name);
  });

  it('works without storage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    vi.stubGlobal('navigator', { locks: originLocks() });
    expect(await claimStream().name).not.toBe(await claimStream().name);
  });
});
