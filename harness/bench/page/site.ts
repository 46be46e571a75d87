import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSite } from '#harness/server/pack.mjs';
import { createSite } from '#harness/server/site.mjs';
import { type StandAlone, startStandAlone } from '#harness/server/stand-alone.ts';

/** The storefront over a backend behind HTTP, and plain pages on the same server. */
export interface PageSite extends StandAlone {
  /** Serves a page of HTML beside the shop; its address. */
  servePlain(name: string, html: string): string;
}

export async function startPageSite(): Promise<PageSite> {
  const folders: string[] = [];
  const plain = new Map<string, ReturnType<typeof createSite>>();
  const { url, close } = await startStandAlone((shop) => (request, response) => {
    const answer = plain.get(request.url ?? '') ?? shop;
    answer(request, response);
  });
  return {
    url,
    servePlain(name, html) {
      const folder = mkdtempSync(join(tmpdir(), 'selvedge-plain-'));
      folders.push(folder);
      writeFileSync(join(folder, 'index.html'), html);
      packSite(folder);
      plain.set(`/plain-${name}`, createSite({ folder }));
      return `${url}/plain-${name}`;
    },
    async close() {
      await close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
