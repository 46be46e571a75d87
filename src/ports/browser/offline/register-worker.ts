import { whenIdle } from '../page/preload-files.ts';
import { prefersReducedData } from '../prefers-reduced-data.ts';
import { trustedScriptUrl } from '../scripts/trusted-types.ts';
import { OFFLINE_WORKER, type PageMessage, type StoredMessage } from './messages.ts';

/** Interval (ms) of the requests that find the server again. */
const RETRY_MS = 5_000;

interface Options {
  /** Receives the connection to the server: the browser reports only its own. */
  tell(isOnline: boolean): void;
  /** Called when a worker controls the page for the first time. */
  afterFirst(): Promise<unknown>;
}

/**
 * Registers the offline worker once the page has loaded and is idle. Does nothing where the browser
 * has no workers or saves data.
 */
export async function registerOfflineWorker({ tell, afterFirst }: Options): Promise<void> {
  const workers = workersOf(navigator);
  if (!workers || prefersReducedData()) return;
  listenToWorker(workers, tell);
  await pageLoaded();
  await whenIdle();
  const hasWorker = isOffline(workers.controller);
  await workers.register(trustedScriptUrl(OFFLINE_WORKER));
  if (hasWorker) return;
  const worker = await controllerOf(workers);
  post(worker, { kind: 'seen', document: location.href, files: loadedFiles() });
  await afterFirst();
}

/** Undefined without a secure context. */
function workersOf(browser: Partial<Navigator>): ServiceWorkerContainer | undefined {
  return browser.serviceWorker;
}

function isOffline(worker: ServiceWorker | null): worker is ServiceWorker {
  return worker !== null && new URL(worker.scriptURL).pathname === OFFLINE_WORKER;
}

function post(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}

async function controllerOf(workers: ServiceWorkerContainer): Promise<ServiceWorker> {
  for (;;) {
    if (isOffline(workers.controller)) return workers.controller;
    await new Promise((resolve) =>
      workers.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
}

function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(files)];
}

async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Reports a lost server, and the end of the loss. The browser reports a lost network itself. */
function listenToWorker(workers: ServiceWorkerContainer, tell: (isOnline: boolean) => void): void {
  let isLost = false;
  workers.addEventListener('message', ({ data }: MessageEvent<StoredMessage | null>) => {
    if (data?.kind !== 'stored' || isLost || !navigator.onLine) return;
    isLost = true;
    tell(false);
    void serverAnswers().then(() => {
      isLost = false;
      if (navigator.onLine) tell(true);
    });
  });
  if (isOffline(workers.controller)) post(workers.controller, { kind: 'ask' });
}

/** Resolves when the server answers, with any status. */
async function serverAnswers(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const answer = fetch(OFFLINE_WORKER, { method: 'HEAD', cache: 'no-store' });
    if (await answer.then(Boolean, () => false)) return;
  }
}
