import { DEMO } from '#harness/cli/support/build.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';

/** Long enough for a page to be painted without its texts. */
const LATENCY_MS = 300;

/**
 * The demo with text files that arrive late, at every visit: the browser asks again for those that it has. A route of
 * Playwright's would delay them as well, but turns the browser's cache off, so that every document compiles all scripts.
 *
 * @returns the address, and what ends the server
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
