import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, vi } from 'vitest';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { createStorefront } from '#src/server/storefront.ts';
import type { RequestSurroundings } from '#src/server/surroundings.ts';
import { servedTexts } from '../i18n/served-texts.ts';

/** Shell in the sources. */
export const TEMPLATE = readFileSync(new URL('../../src/index.html', import.meta.url), 'utf8');

export function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}

/** Texts as in a build. */
async function files(input: string | URL | Request): Promise<Response> {
  return servedTexts(addressOf(input));
}

export type Fetch = typeof globalThis.fetch;

const shop = createInProcessBackend({ seed: 1, wait: async () => undefined });

/** Simulated backend, by complete address. */
export const inside: Fetch = (input, init) => {
  const { pathname, search } = new URL(addressOf(input));
  return shop.fetch(pathname + search, init);
};

/** Storefront over a backend, with a fixed clock unless `now` is given. */
export function storefrontOver(
  backend: Fetch,
  now = () => Date.parse('2026-11-10T09:00:00Z'),
  surroundings: RequestSurroundings = {},
  memory = 64_000_000,
) {
  const reported: unknown[] = [];
  const { fetch } = createStorefront({
    template: TEMPLATE,
    files: files,
    backend,
    now,
    memory,
    headers: ({ styles, scripts }) => ({
      'x-styles': styles.join(' '),
      'x-scripts': scripts.join(' '),
    }),
    report: (error) => void reported.push(error),
  });
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(
      new Request(new URL(address, 'http://localhost:4321'), { headers }),
      surroundings,
    );
    const html = await response.text();
    return { status: response.status, headers: response.headers, html };
  };
  /** Requests a document until it has rendered. */
  const see = async (address: string) => {
    const seen = await vi.waitFor(
      async () => {
        const answer = await ask(address);
        expect(answer.html).toContain(SERVED_ID);
        return answer;
      },
      { timeout: 25_000 },
    );
    return { ...seen, document: new JSDOM(seen.html).window.document };
  };
  return { ask, see, reported };
}
