// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { onReturn } from '#src/ports/browser/page/return.ts';
import { prefersReducedData } from '#src/ports/browser/prefers-reduced-data.ts';
import { SIGN_OUT_STAMP } from '#src/ports/storage/forget.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});

function shows(kind: 'pagehide' | 'pageshow', persisted = true): void {
  window.dispatchEvent(Object.assign(new Event(kind), { persisted }));
}

/** A page that is cached, and restored after `between`. */
async function leavesAndReturns(between: (page: { choice: string }) => void, isFree = true) {
  const page = { choice: 'none' };
  const stream = { free: vi.fn<() => void>(), takeAgain: async () => isFree };
  const run = vi.fn<() => void>();
  const end = onReturn({ stream, mark: () => page.choice, run });
  shows('pagehide');
  expect(stream.free).toHaveBeenCalledOnce();
  between(page);
  shows('pageshow');
  await vi.waitFor(() => expect(run.mock.calls.length + reload.mock.calls.length).toBe(1));
  end();
  return run.mock.calls.length === 1 ? 'goes on' : 'loaded anew';
}

it('continues a restored page', async () => {
  expect(await leavesAndReturns(() => undefined)).toBe('goes on');
});

it.each([
  ['a sign-out', () => localStorage.setItem(SIGN_OUT_STAMP, 'another')],
  ['a change of the consent', (page: { choice: string }) => void (page.choice = 'all')],
  ['an hour', () => vi.setSystemTime(Date.now() + 3_600_000)],
])('reloads a restored page after %s', async (_, between) => {
  expect(await leavesAndReturns(between)).toBe('loaded anew');
});

it('reloads a restored page whose session continues in another tab', async () => {
  expect(await leavesAndReturns(() => undefined, false)).toBe('loaded anew');
});

it('releases the stream of an unloaded page at once; a new page does not run', () => {
  const stream = { free: vi.fn<() => void>(), takeAgain: vi.fn<() => Promise<boolean>>() };
  const run = vi.fn<() => void>();
  const end = onReturn({ stream, mark: () => '', run });
  shows('pagehide', false);
  shows('pageshow', false);
  end();
  expect(stream.free).toHaveBeenCalledOnce();
  for (const one of [stream.takeAgain, run, reload]) expect(one).not.toHaveBeenCalled();
});

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('with the connection %o prefetching is off: %s', (connection, isSaving) => {
  vi.stubGlobal('navigator', { connection });
  expect(prefersReducedData()).toBe(isSaving);
});
