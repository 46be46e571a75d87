import { DEMO } from '#harness/cli/support/build.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';

/** Delay in ms, long enough for a paint without texts. */
const LATENCY_MS = 300;

/**
 * Serves the demo with delayed text files, also for revalidations. A Playwright route would delay them too, but
 * disables the
 * browser's cache, so that every document compiles all scripts.
 *
 * @returns the address, and a function that stops the server
 */
export async function serveSlowTexts(): Promise<{ url: string; close: () => Promise<void> }> {
  const site = createSite({ folder: DEMO });
  const { port, close } = await listen(
    (request, response) => {
      if (!request.url?.startsWith('/locales/')) return site(request, response);
      setTimeout(() => site(request, response), LATENCY_MS);
      return undefined;
    },
    { port: 0 },
  );
  return { url: `http://localhost:${port}`, close };
}
