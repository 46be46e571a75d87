// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { catchUpWithSignOuts, forgetsShopper } from '#src/ports/browser/storage/forget-shopper.ts';

const OF_THE_TAB = [
  'selvedge-checkout',
  'selvedge-express',
  'selvedge-stream',
  'selvedge-tail',
  'selvedge.pickupPoints',
  'selvedge.payment',
  'selvedge.checkoutGuest',
  'selvedge.userType',
  'selvedge.someday',
];
const OF_ALL_TABS = ['selvedge.recentSearches', 'selvedge.viewed.rl'];
const STAYS = ['selvedge.store', 'selvedge.topBanner', 'selvedge.manualLogout', 'somebody-elses'];

function fill(): void {
  for (const key of [...OF_THE_TAB, ...STAYS]) sessionStorage.setItem(key, 'x');
  for (const key of [...OF_ALL_TABS, 'somebody-elses', 'selvedge-session-stamp'])
    localStorage.setItem(key, 'x');
}

/** Without what says that somebody signed out. */
function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key !== 'selvedge-signed-out');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fill();
});

it('AUT-21 nothing that the tab or the browser keeps is left of who signs out', async () => {
  const forgetLog = vi.fn(async () => undefined);
  await forgetsShopper(forgetLog)();
  expect(forgetLog).toHaveBeenCalledOnce();
  expect(keysOf(sessionStorage).sort()).toEqual([...STAYS].sort());
  expect(keysOf(localStorage).sort()).toEqual(['selvedge-session-stamp', 'somebody-elses']);
});

it('AUT-21 what the page keeps until it is gone goes with it', async () => {
  await forgetsShopper(async () => undefined)();
  sessionStorage.setItem('selvedge-checkout', 'Rosalind');
  window.dispatchEvent(new Event('pagehide'));
  expect(keysOf(sessionStorage)).not.toContain('selvedge-checkout');
});

it('AUT-21 a log that cannot be deleted does not keep the shopper', async () => {
  vi.useFakeTimers();
  const forgotten = forgetsShopper(() => new Promise(() => undefined))();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(forgotten).resolves.toBeUndefined();
  vi.useRealTimers();
});

it('AUT-21 a tab that slept meanwhile forgets as it wakes, once', async () => {
  catchUpWithSignOuts();
  expect(keysOf(sessionStorage)).toContain('selvedge-checkout');
  localStorage.setItem('selvedge-signed-out', 'another tab’s');
  catchUpWithSignOuts();
  expect(keysOf(sessionStorage).sort()).toEqual([...STAYS].sort());
  fill();
  catchUpWithSignOuts();
  expect(keysOf(sessionStorage)).toContain('selvedge-checkout');
});
