// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { noteCall, onConnection } from '#src/ports/browser/connection-news.ts';

const told: (boolean | string)[] = [];
onConnection(({ isOnline }) => told.push(isOnline));

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
});

function turns(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  window.dispatchEvent(new Event(to));
}

/** A call with a controllable outcome. */
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

it('reports connection changes at once if no call started offline', async () => {
  begins();
  turns('offline');
  turns('online');
  await soon();
  expect(told).toEqual([false, true]);
});

it('reports the connection after the offline calls have failed', async () => {
  turns('offline');
  const { reject } = begins();
  turns('online');
  await soon();
  expect(told).toEqual([false]);
  reject();
  await soon();
  expect(told).toEqual([false, 'failed', true]);
});

it('waits for offline calls for a second at most', async () => {
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

it('does not report a connection that is lost again meanwhile', async () => {
  turns('offline');
  const { reject } = begins();
  turns('online');
  turns('offline');
  reject();
  await soon();
  expect(told).toEqual([false, false, 'failed', false]);
});
