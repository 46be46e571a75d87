import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO } from '#harness/cli/support/build.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';
import { isPagePath } from '#harness/server/site-rules.mjs';

/** Delays in ms, long enough for a paint without texts, and for one without fonts after that. */
const TEXT_MS = 300;
const FONT_MS = 900;

/** Bytes of one piece of a document, and the time in ms between two, long enough for a paint. */
const PIECE = 1_500;
const PAUSE_MS = 25;

/**
 * Serves the demo with delayed texts and fonts, also for revalidations, and documents in pieces. A Playwright route
 * would delay files too, but disables the browser's cache, so that every document compiles all scripts.
 *
 * @returns the address, and a function that stops the server
 */
export async function serveSlowly(): Promise<{ url: string; close: () => Promise<void> }> {
  const site = createSite({ folder: DEMO });
  const { port, close } = await listen(
    (request, response) => {
      const { url = '/' } = request;
      if (isPagePath(url.split('?')[0] ?? url)) sendInPieces(response);
      const delay = url.startsWith('/locales/') ? TEXT_MS : url.endsWith('.woff2') ? FONT_MS : 0;
      setTimeout(() => site(request, response), delay);
    },
    { port: 0 },
  );
  return { url: `http://localhost:${port}`, close };
}

function sendInPieces(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Uint8Array = '') => {
    void (async () => {
      const bytes = Buffer.from(body);
      for (let start = 0; start < bytes.length; start += PIECE) {
        response.write(bytes.subarray(start, start + PIECE));
        await sleep(PAUSE_MS);
      }
      end();
    })();
    return response;
  }) as typeof end;
}
