/** Address of the service worker's file, `shop-worker.js`. */
export const WORKER_PATH = '/backend-worker.js';

/** Message by which a page asks the worker to claim it. */
const TAKE_OVER = 'TAKE_OVER';

/** Longest wait (ms) for a worker that can claim the page. */
const MOST_MS = 3000;

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Worker address under Trusted Types; the policy allows only this file. */
function workerUrl(): string {
  const policies = Reflect.get(globalThis, 'trustedTypes') as ScriptUrlPolicies | undefined;
  if (!policies) return WORKER_PATH;
  const policy = policies.createPolicy('selvedge-worker', {
    createScriptURL: (url) => {
      if (url !== WORKER_PATH) throw new TypeError(`${url} is not the backend's worker`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER_PATH);
}

/** Waits until the worker controls this page, at most `MOST_MS` after its activation. */
async function takesOver(worker: ServiceWorker): Promise<void> {
  const workers = navigator.serviceWorker;
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (workers.controller === worker || worker.state === 'redundant') return resolve();
      if (worker.state === 'installing') return;
      // Claiming misses a page that loads meanwhile, and a force-reloaded page.
      if (worker.state === 'activated') worker.postMessage(TAKE_OVER);
      setTimeout(resolve, MOST_MS);
    };
    workers.addEventListener('controllerchange', look, ended);
    worker.addEventListener('statechange', look, ended);
    look();
  });
  ended.abort();
}

/**
 * Registers the worker and waits until its newest version controls this page. Reloads the page once if
 * needed: MSW listens only to the worker it starts with, and otherwise reloads at any time. MSW would
 * register it by a plain string, which the page's policy refuses.
 */
export async function whenWorkerControls(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  // An outdated worker still works if the site is unreachable.
  if (!registration.installing) await registration.update().catch(() => undefined);
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  if (!newest || navigator.serviceWorker.controller === newest) return;
  await takesOver(newest);
  // WebKit sets `waiting` even when the new worker already controls the page.
  if (navigator.serviceWorker.controller === newest) return;
  if (registration.waiting && !isReload()) await loadAnew();
}

/** Interval (ms) of the messages that keep a page registered with the worker. */
const KEEPALIVE_MS = 5000;

/**
 * Registers a page with the worker again after a restore from the back/forward cache. MSW's client
 * unregisters for good before a page unloads.
 */
export function signOnAfterReturn(page: Pick<Window, 'addEventListener'>): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const signOn = () => navigator.serviceWorker.controller?.postMessage('KEEPALIVE_REQUEST');
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    signOn();
    timer = setInterval(signOn, KEEPALIVE_MS);
  });
  page.addEventListener('pagehide', () => clearInterval(timer));
}

/** A browser can leave a new worker waiting as long as the old one is busy with this page. */
function loadAnew(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** True if this page load is a reload; one reload must be enough. */
function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
}
