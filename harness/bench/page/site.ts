import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packSite } from '#harness/server/pack.mjs';
import { createSite } from '#harness/server/site.mjs';
import { type StandAlone, startStandAlone } from '#harness/server/stand-alone.ts';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { PAGES } from './load.ts';

/** Maximum number of attempts on a busy machine. */
const TRIES = 10;

/** The storefront over an HTTP backend, with static pages on the same server. */
export interface PageSite extends StandAlone {
  /** Serves an HTML page beside the shop; returns its URL. */
  servePlain(name: string, html: string): Promise<string>;
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
    async servePlain(name, html) {
      const folder = mkdtempSync(join(tmpdir(), 'selvedge-plain-'));
      folders.push(folder);
      writeFileSync(join(folder, 'index.html'), html);
      await packSite(folder);
      plain.set(`/plain-${name}`, createSite({ folder }));
      return `${url}/plain-${name}`;
    },
    async close() {
      await close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A cold server may send the shell if its first documents time out: retry until it sends documents. */
async function documentsAreThere(url: string): Promise<void> {
  for (const { path } of Object.values(PAGES)) {
    let isThere = false;
    for (let tries = 0; !isThere && tries < TRIES; tries++)
      isThere = (await (await fetch(url + path)).text()).includes(SERVED_ID);
    if (!isThere) throw new Error(`There is no document at ${path}`);
  }
}
