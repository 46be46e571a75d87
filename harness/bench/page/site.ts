import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSite } from '#harness/server/pack.mjs';
import { createSite } from '#harness/server/site.mjs';
import { type StandAlone, startStandAlone } from '#harness/server/stand-alone.ts';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { PAGES } from './load.ts';

/** So often a machine that is busy is asked for a document. */
const TRIES = 10;

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
  await documentsAreThere(url);
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

/** A server that has just started may give the shell where its first documents take too long. What is measured are documents. */
async function documentsAreThere(url: string): Promise<void> {
  for (const { path } of Object.values(PAGES)) {
    let isThere = false;
    for (let tries = 0; !isThere && tries < TRIES; tries++)
      isThere = (await (await fetch(url + path)).text()).includes(SERVED_ID);
    if (!isThere) throw new Error(`There is no document at ${path}`);
  }
}
