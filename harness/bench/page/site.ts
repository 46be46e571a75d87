import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { DIST, ensureBuilt } from '#harness/cli/build.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';

/** Where the plain page is served, beside the shop. */
export const PLAIN = '/plain-listing';

/** The production storefront over a backend behind HTTP, and a plain page on the same server. */
export interface PageSite {
  url: string;
  /** Serves a page of HTML at {@link PLAIN}. */
  servePlain(html: string): void;
  close(): Promise<void>;
}

export async function startPageSite(): Promise<PageSite> {
  ensureBuilt();
  const backend = await listen(createBackendListener({ seed: 1 }), { port: 0 });
  const behind = new URL(`http://localhost:${backend.port}`);
  const shop = createSite({ folder: DIST, backend: behind });
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-plain-'));
  let plain = shop;
  const site = await listen(
    (request, response) => (request.url === PLAIN ? plain : shop)(request, response),
    { port: 0 },
  );
  return {
    url: `http://localhost:${site.port}`,
    servePlain(html) {
      writeFileSync(join(folder, 'index.html'), html);
      plain = createSite({ folder });
    },
    async close() {
      await Promise.all([site.close(), backend.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
