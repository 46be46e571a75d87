// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_WORKER } from '#src/ports/browser/offline/messages.ts';
import { registerOfflineWorker } from '#src/ports/browser/offline/register-worker.ts';

class Workers extends EventTarget {
  controller: { scriptURL: string; postMessage: (message: unknown) => void } | null = null;
  readonly sent: unknown[] = [];
  readonly registered: string[] = [];

  async register(url: string): Promise<void> {
    this.registered.push(url);
  }

  takesOver(): void {
    this.controller = {
      scriptURL: new URL(OFFLINE_WORKER, location.href).href,
      postMessage: (message) => this.sent.push(message),
    };
    this.dispatchEvent(new Event('controllerchange'));
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: Workers;
const told: boolean[] = [];
const afterFirst = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  afterFirst.mockClear();
  workers = new Workers();
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Registers the worker; idle moments come with the timers. */
async function starts(): Promise<void> {
  void registerOfflineWorker({ tell: (isOnline) => told.push(isOnline), afterFirst });
  await vi.advanceTimersByTimeAsync(1000);
}

it('registers the worker once the page is idle, and lists what the page has loaded', async () => {
  await starts();
  expect(workers.registered).toEqual([OFFLINE_WORKER]);
  expect(workers.sent).toEqual([]);
  workers.takesOver();
  await vi.advanceTimersByTimeAsync(0);
  expect(workers.sent).toMatchObject([{ kind: 'seen', document: location.href }]);
  expect(afterFirst).toHaveBeenCalledOnce();
});

it('lists nothing if the worker has seen all requests, and asks for stored answers', async () => {
  workers.takesOver();
  await starts();
  expect(workers.sent).toEqual([{ kind: 'ask' }]);
  expect(afterFirst).not.toHaveBeenCalled();
});

it.each([
  ['without workers', { onLine: true }],
  ['where data are to be saved', { connection: { saveData: true }, onLine: true }],
])('registers no worker %s', async (_, given) => {
  vi.stubGlobal('navigator', {
    ...('connection' in given && { serviceWorker: workers }),
    ...given,
  });
  await starts();
  expect(workers.registered).toEqual([]);
});

it('reports a lost server once, until the server answers again', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  await starts();
  workers.says({ kind: 'stored' });
  workers.says({ kind: 'stored' });
  await vi.advanceTimersByTimeAsync(11_000);
  expect([told, fetch.mock.calls.length]).toEqual([[false], 2]);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([false, true]);
});

it('leaves a lost network to the browser, and other messages to other listeners', async () => {
  await starts();
  workers.says(null);
  workers.says({ kind: 'other' });
  vi.stubGlobal('navigator', { serviceWorker: workers, onLine: false });
  workers.says({ kind: 'stored' });
  expect(told).toEqual([]);
});
