// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteCall, onConnection } from '#src/ports/browser/connection-news.ts';

const told: (boolean | string)[] = [];
onConnection(({ isOnline }) => told.push(isOnline));

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function turns(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  window.dispatchEvent(new Event(to));
}

/** A call that somebody waits for. */
function begins() {
  let end = { resolve: () => {}, reject: () => {} };
  const call = new Promise<void>((resolve, reject) => {
    end = { resolve, reject: () => reject(new TypeError('Failed to fetch')) };
  });
  void noteCall(call).then(
    () => told.push('answered'),
    () => told.push('failed'),
  );
  return end;
}

const soon = () => vi.advanceTimersByTimeAsync(0);

it('a connection that comes and goes is told at once where nothing was begun without it', async () => {
  begins();
  turns('offline');
  turns('online');
  await soon();
  expect(told).toEqual([false, true]);
});

it('a call that was begun without a connection fails before its return is told', async () => {
  turns('offline');
  const { reject } = begins();
  turns('online');
  await soon();
  expect(told).toEqual([false]);
  reject();
  await soon();
  expect(told).toEqual([false, 'failed', true]);
});

it('what does not end holds up the news for a second at most', async () => {
  turns('offline');
  const { resolve } = begins();
  turns('online');
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([false, true]);
  resolve();
  await soon();
});

it('a connection that is gone again meanwhile has not come', async () => {
  turns('offline');
  const { reject } = begins();
  turns('online');
  turns('offline');
  reject();
  await soon();
  expect(told).toEqual([false, false, 'failed', false]);
});
