/** Where the site serves the service worker's file. */
export const WORKER_PATH = '/mockServiceWorker.js';

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
 * Registers the worker, unless that was done on an earlier visit, and waits until it has taken over
 * this page. MSW would register it too, but by a plain string, which the page's policy refuses.
 */
export async function whenWorkerControls(): Promise<void> {
  const workers = navigator.serviceWorker;
  const earlier = await workers.getRegistration('/');
  await workers.register(workerUrl());
  // After a forced reload the worker is active but not in control; MSW then reloads the page.
  if (workers.controller || earlier?.active?.state === 'activated') return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, MOST_MS);
  });
}
