/** Where the demo serves its worker. */
const DEMO_WORKER = '/backend-worker.js';

/**
 * Unregisters the worker of a demo that was served on this host before: it answers nothing by
 * itself, but would stay for ever. Nothing waits for it.
 */
export async function leaveEarlierWorker(): Promise<void> {
  void unregister().catch(() => undefined); // A browser that admits no workers has none.
}

async function unregister(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const registration of registrations)
    if (isDemo(registration)) await registration.unregister();
}

function isDemo({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return worker !== null && new URL(worker.scriptURL).pathname === DEMO_WORKER;
}
