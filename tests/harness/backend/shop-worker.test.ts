import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BACKEND_URL } from '#harness/backend/router.ts';
import { isBackendPath } from '#harness/server/site-rules.mjs';

const ORIGIN = 'http://shop.example';
const WORKER = readFileSync('harness/backend/shop-worker.js', 'utf8');

/** Runs the worker's script in a realm where MSW's script only records its requests. */
function startWorker(trustedTypes?: unknown) {
  const listeners: ((event: { request: { url: string; destination: string } }) => void)[] = [];
  const imported: string[] = [];
  const reached: string[] = [];
  const messageListeners: ((event: object) => void)[] = [];
  const messages: unknown[] = [];
  runInNewContext(WORKER, {
    URL,
    TypeError,
    trustedTypes,
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: object) => void) => {
      (type === 'fetch' ? listeners : messageListeners).push(listener);
    },
    importScripts: (url: unknown) => {
      imported.push(String(url));
      listeners.push(({ request }) => void reached.push(request.url));
      messageListeners.push((event) => messages.push(Reflect.get(event, 'data')));
    },
  });
  return {
    imported,
    messagesAfter(data: string): unknown[] {
      let isStopped = false;
      const event = { data, stopImmediatePropagation: () => void (isStopped = true) };
      for (const listener of messageListeners) if (!isStopped) listener(event);
      return messages;
    },
    reaches(url: string, destination = ''): boolean {
      let isStopped = false;
      const request = { url, destination };
      const event = { request, stopImmediatePropagation: () => void (isStopped = true) };
      for (const listener of listeners) if (!isStopped) listener(event);
      return reached.includes(url);
    },
  };
}

describe("the embedded backend's worker", () => {
  it('keeps an unloaded page registered for the back/forward cache', () => {
    expect(startWorker().messagesAfter('CLIENT_CLOSED')).toEqual([]);
    expect(startWorker().messagesAfter('MOCK_ACTIVATE')).toEqual(['MOCK_ACTIVATE']);
  });

  it.each([
    '/wcs/resources/store/30002/userinfo/@self',
    '/transformer/products?filter%5Bcategory%5D=men-jeans',
    '/content/pages',
    '/seo/lookup?storeName=RL-GB&url=/women',
    '/recommendations/products?productId=RL0101RAW',
    '/sap/priorprice/v1/locale/RL-GB/RL0101RAW',
    '/api/nonsense',
  ])('passes %s to MSW, because the site treats it as a backend call', (path) => {
    expect(startWorker().reaches(ORIGIN + path)).toBe(true);
    expect(BACKEND_URL.test(ORIGIN + path)).toBe(true);
    expect(isBackendPath(new URL(path, ORIGIN).pathname)).toBe(true);
  });

  it.each([
    '/pictures/rl0101raw-front-320.avif',
    '/assets/shop-12345678.js',
    '/locales/en/common.json',
    '/women?next=/transformer/',
    '/apiary',
    '/',
  ])('leaves %s to the network', (path) => {
    expect(startWorker().reaches(ORIGIN + path)).toBe(false);
    expect(BACKEND_URL.test(ORIGIN + path)).toBe(false);
  });

  it('leaves a script to the network, for any path', () => {
    expect(startWorker().reaches(`${ORIGIN}/content/menu.ts`, 'script')).toBe(false);
  });

  it('leaves the paths of another origin to the network', () => {
    expect(startWorker().reaches('http://other.example/transformer/products')).toBe(false);
  });

  it("imports only MSW's script, through a Trusted Types policy where required", () => {
    const admitted: string[] = [];
    const policies = {
      createPolicy: (
        name: string,
        { createScriptURL }: { createScriptURL(url: string): string },
      ) => {
        admitted.push(name);
        expect(() => createScriptURL('/other.js')).toThrow('/other.js');
        return { createScriptURL: (url: string) => `trusted ${createScriptURL(url)}` };
      },
    };
    expect(startWorker(policies).imported).toEqual(['trusted /mockServiceWorker.js']);
    expect(admitted).toEqual(['selvedge-worker']);
    expect(startWorker().imported).toEqual(['/mockServiceWorker.js']);
  });
});
