/** Address of the demo's service worker. */
const DEMO_WORKER = '/backend-worker.js';

/**
 * Unregisters the service worker of a demo that was served on this host before. It answers
 * nothing and would otherwise stay registered. Not awaited.
 */
export async function leaveEarlierWorker(): Promise<void> {
  void unregister().catch(() => undefined); // Rejects in a browser that blocks service workers.
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
