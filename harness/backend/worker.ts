/** Where the site serves the service worker's file, `shop-worker.js`. */
export const WORKER_PATH = '/backend-worker.js';

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

/**
 * Registers the worker and waits until its newest version has taken over this page, in place of any
 * earlier one, if need be by loading the page anew, once: MSW hears only the worker that it starts with. MSW would register it too, but by a
 * plain string, which the page's policy refuses.
 */
export async function whenWorkerControls(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(workerUrl());
  // An outdated worker still works; the site may be unreachable.
  if (!registration.installing) await registration.update().catch(() => undefined);
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  // After a forced reload the worker is active but not in control; MSW then reloads the page.
  if (!newest || newest.state === 'activated' || workers.controller === newest) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, MOST_MS);
  });
  if (registration.waiting && !isReload()) await loadAnew();
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
