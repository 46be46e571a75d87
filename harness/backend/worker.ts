/** Where the site serves the service worker's file, `shop-worker.js`. */
export const WORKER_PATH = '/backend-worker.js';

/** The message by which a page asks the worker to take it over. */
const TAKE_OVER = 'TAKE_OVER';

/** How long a worker that can take a page over is waited for, in milliseconds. */
const MOST_MS = 3000;

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** The worker's address for a page under Trusted Types: a policy that admits this one file. */
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

/** Waits until the worker has this page; `MOST_MS` at most from when it could have taken it. */
async function takesOver(worker: ServiceWorker): Promise<void> {
  const workers = navigator.serviceWorker;
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (workers.controller === worker || worker.state === 'redundant') return resolve();
      if (worker.state === 'installing') return;
      // A page that comes while the worker takes the others over is passed by, as is one loaded by force.
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
 * Registers the worker and waits until its newest version has taken over this page, in place of any earlier one;
 * if need be by loading the page anew, once: MSW hears only the worker that it starts with, and without one it loads
 * the page anew whatever the shopper is doing. MSW would register it too, but by a plain string, which the page's
 * policy refuses.
 */
export async function whenWorkerControls(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  // An outdated worker still works; the site may be unreachable.
  if (!registration.installing) await registration.update().catch(() => undefined);
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  if (!newest || navigator.serviceWorker.controller === newest) return;
  await takesOver(newest);
  // WebKit sets `waiting` still when the new worker controls the page already.
  if (navigator.serviceWorker.controller === newest) return;
  if (registration.waiting && !isReload()) await loadAnew();
}

/** Pause (ms) between the messages that keep a page known to the worker. */
const KEEPALIVE_MS = 5000;

/**
 * Has the worker answer a page again that the browser shows from its back/forward cache: MSW's client signs off
 * before a page is left, for good.
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

/** A browser can keep a new worker waiting for as long as the old one has something to do for this page. */
function loadAnew(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** True when the page was loaded anew already: once has to do. */
function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
}
