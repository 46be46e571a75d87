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

/** Keys without the sign-out stamp. */
function keysOf(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key !== 'selvedge-signed-out');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fill();
});

it('AUT-21 removes all data of the shopper from the tab and the browser at sign-out', async () => {
  const forgetLog = vi.fn(async () => undefined);
  await forgetsShopper(forgetLog)();
  expect(forgetLog).toHaveBeenCalledOnce();
  expect(keysOf(sessionStorage).sort()).toEqual([...STAYS].sort());
  expect(keysOf(localStorage).sort()).toEqual(['selvedge-session-stamp', 'somebody-elses']);
});

it('AUT-21 removes data that is stored until unload as well', async () => {
  await forgetsShopper(async () => undefined)();
  sessionStorage.setItem('selvedge-checkout', 'Rosalind');
  window.dispatchEvent(new Event('pagehide'));
  expect(keysOf(sessionStorage)).not.toContain('selvedge-checkout');
});

it('AUT-21 does not wait for a log that cannot be deleted', async () => {
  vi.useFakeTimers();
  const forgotten = forgetsShopper(() => new Promise(() => undefined))();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(forgotten).resolves.toBeUndefined();
});

it('AUT-21 removes data of a shopper who signed out elsewhere meanwhile, once', async () => {
  catchUpWithSignOuts();
  expect(keysOf(sessionStorage)).toContain('selvedge-checkout');
  localStorage.setItem('selvedge-signed-out', 'another tab’s');
  catchUpWithSignOuts();
  expect(keysOf(sessionStorage).sort()).toEqual([...STAYS].sort());
  fill();
  catchUpWithSignOuts();
  expect(keysOf(sessionStorage)).toContain('selvedge-checkout');
});
