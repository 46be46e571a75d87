import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSite } from '#harness/server/pack.mjs';
import { createSite } from '#harness/server/site.mjs';
import { type StandAlone, startStandAlone } from '#harness/server/stand-alone.ts';

/** Where the plain page is served, beside the shop. */
export const PLAIN = '/plain-listing';

/** The storefront over a backend behind HTTP, and a plain page on the same server. */
export interface PageSite extends StandAlone {
  /** Serves a page of HTML at {@link PLAIN}. */
  servePlain(html: string): void;
}

export async function startPageSite(): Promise<PageSite> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-plain-'));
  let plain: ReturnType<typeof createSite> | undefined;
  const { url, close } = await startStandAlone((shop) => (request, response) => {
    const answer = request.url === PLAIN && plain ? plain : shop;
    answer(request, response);
  });
  return {
    url,
    servePlain(html) {
      writeFileSync(join(folder, 'index.html'), html);
      packSite(folder);
      plain = createSite({ folder });
    },
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
