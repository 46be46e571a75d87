import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createInProcessBackend as CreateBackend } from '#harness/backend/in-process.ts';
import { DEMO } from '#harness/cli/support/build.mjs';
import { SERVER } from '#harness/server/built-folder.mjs';
import type { createStorefront as CreateStorefront } from '#src/server/storefront.ts';

/** Storefront of the built demo, which keeps the backend's answers and no document. */
export async function builtStorefront(now = Date.now) {
  const built = (await import(pathToFileURL(join(DEMO, SERVER, 'storefront.mjs')).href)) as {
    createStorefront: typeof CreateStorefront;
    createInProcessBackend: typeof CreateBackend;
  };
  const backend = built.createInProcessBackend({ seed: 1, wait: async () => undefined });
  const answers = new Map<string, Promise<{ text: string; status: number }>>();
  const answerTo = async (path: string, init?: RequestInit) => {
    const response = await backend.fetch(path, init);
    return { text: await response.text(), status: response.status };
  };
  const { fetch } = built.createStorefront({
    template: readFileSync(join(DEMO, 'index.html'), 'utf8'),
    files: async (path) => new Response(readFileSync(join(DEMO, addressOf(path)))),
    async backend(address, init) {
      const { pathname, search } = new URL(addressOf(address));
      const path = pathname + search;
      const headers = new Headers(init?.headers);
      // Headers name brand and country.
      const key = JSON.stringify([path, ...headers]);
      const known = answers.get(key) ?? answerTo(path, { headers });
      answers.set(key, known);
      const { text, status } = await known;
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
    now,
    memory: 1,
    headers: () => ({}),
  });
  return fetch;
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}
