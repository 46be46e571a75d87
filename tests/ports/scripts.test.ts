// @vitest-environment jsdom
// @alone
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScriptHandler } from '#src/captcha/port-handlers.ts';
import { loadScriptFx } from '#src/ports/scripts.ts';

const PROVIDER = 'https://captcha.example/api.js';
const failure = { status: 'fail', value: { message: 'Error injecting script' } };

beforeEach(() => void vi.resetModules());
afterEach(() => document.head.replaceChildren());

function configure(address: string): void {
  const meta = document.createElement('meta');
  meta.name = 'selvedge-captcha';
  meta.content = address;
  document.head.append(meta);
}

function load() {
  const scope = fork({ handlers: [[loadScriptFx, loadScriptHandler]] });
  return allSettled(loadScriptFx, { scope, params: { provider: 'captcha' } });
}

async function script(): Promise<HTMLScriptElement> {
  return vi.waitUntil(() => document.querySelector('script'));
}

function sayReady(): void {
  const { onload = '' } = Object.fromEntries(
    new URL(document.querySelector('script')?.src ?? '').searchParams,
  );
  (Reflect.get(globalThis, onload) as () => void)();
}

it('CAP-01 requests the captcha script with explicit rendering and a ready callback', async () => {
  configure(PROVIDER);
  const loading = load();
  const { origin, pathname, searchParams } = new URL((await script()).src);
  expect(origin + pathname).toBe(PROVIDER);
  expect([...searchParams.keys()]).toEqual(['render', 'onload']);
  expect(searchParams.get('render')).toBe('explicit');
  sayReady();
  expect(await loading).toEqual({ status: 'done', value: undefined });
});

it('CAP-01 loads a script once', async () => {
  configure(PROVIDER);
  const both = [load(), load()];
  await script();
  sayReady();
  await Promise.all([...both, load()]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

describe('ERR-05 a script that fails to load', () => {
  it('is not configured, as by default', async () => {
    expect(await load()).toEqual(failure);
    configure('');
    expect(await load()).toEqual(failure);
    expect(document.querySelector('script')).toBeNull();
  });

  it('does not load, and can be requested again', async () => {
    configure(PROVIDER);
    const loading = load();
    (await script()).dispatchEvent(new Event('error'));
    expect(await loading).toEqual(failure);
    expect(document.querySelector('script')).toBeNull();
    const again = load();
    await script();
    sayReady();
    expect(await again).toMatchObject({ status: 'done' });
  });

  it('never calls back', async () => {
    configure(PROVIDER);
    const { loadScript } = await import('#src/ports/browser/scripts/load-script.ts');
    vi.useFakeTimers();
    const loading = expect(loadScript('captcha')).rejects.toEqual(failure.value);
    await vi.advanceTimersByTimeAsync(15_000);
    await loading;
  });

  it('has an invalid address', async () => {
    configure('https://');
    expect(await load()).toEqual(failure);
  });
});

it('admits only the configured address by a Trusted Types policy', async () => {
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, { createScriptURL }: { createScriptURL?(url: string): string }) {
      made.push(name);
      if (!createScriptURL) return {};
      expect(() => createScriptURL('https://elsewhere.example/api.js')).toThrow('elsewhere');
      expect(() => createScriptURL(PROVIDER)).toThrow(PROVIDER);
      return { createScriptURL };
    },
  });
  configure(PROVIDER);
  const loading = load();
  await script();
  sayReady();
  await loading;
  expect(made).toEqual(['selvedge-data', 'selvedge-scripts']);
});
