import { performance } from 'node:perf_hooks';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER } from './built-folder.mjs';
import { securityHeaders } from './headers.mjs';

/** Host name or address with an optional port. Other values could change the path of the combined URL. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;
/** Interval of event loop checks in ms, weight of the last one, and threshold of a busy process. */
const LOOK = 100;
const WEIGHT = 0.3;
const MOST_LOAD = 0.95;

/**
 * Renders the documents of a built folder; `undefined` if it was built without a server.
 *
 * @param {{ folder: string, backend: URL | undefined, template: () => string, isDemo: boolean, reportTo: URL | undefined, now?: () => number }} options
 * @returns {((url: string, headers: import('node:http').IncomingHttpHeaders, holds?: (tag: string) => boolean) => Promise<Response | undefined>) | undefined} renders a document; `undefined` for an invalid address, no body if `holds` has its tag
 */
export function createDocuments({ folder, backend, template, isDemo, reportTo, now = Date.now }) {
  const file = join(folder, SERVER, 'storefront.mjs');
  if (!existsSync(file)) return undefined;
  /** @type {Promise<(request: Request, holds: (tag: string) => boolean) => Promise<Response | undefined>> | undefined} */
  let storefront;
  let built = 0;
  renew().catch(() => undefined); // The first request reports the error.
  return async (url, headers, holds = () => false) => {
    const { host = '' } = headers;
    // Concatenated, not resolved: a path with two leading slashes would otherwise become a host.
    const path = url.startsWith('/') ? url : URL.canParse(url) ? pathOf(url) : '';
    const address = `http://${host}${path}`;
    if (path === '' || !HOST.test(host) || !URL.canParse(address)) return undefined;
    const storefront = await renew();
    return storefront(new Request(address, asked(headers)), holds);
  };

  /** A build may replace the server's script. */
  function renew() {
    const { mtimeMs } = statSync(file);
    if (!storefront || mtimeMs !== built) storefront = load((built = mtimeMs));
    return storefront;
  }

  /** @param {number} version */
  async function load(version) {
    const { createStorefront, createInProcessBackend } = await import(
      `${pathToFileURL(file).href}?${version}`
    );
    // A release has no backend: without a configured one, pages load their data and show the error themselves.
    if (!backend && !createInProcessBackend) return async () => undefined;
    const { fetch } = createStorefront({
      template: template(),
      files: async (/** @type {string} */ path) => new Response(readFileSync(join(folder, path))),
      backend: backend ? behind(backend) : inside(createInProcessBackend),
      now,
      headers: (/** @type {{ styles: string[], scripts: string[] }} */ hashes) =>
        securityHeaders({ isDemo, reportTo, ...hashes }),
    });
    // Starts after the cold start, whose load would count as busy.
    const isBusy = createBusy();
    return async (/** @type {Request} */ request, /** @type {(tag: string) => boolean} */ holds) =>
      fetch(request, { holds, isBusy });
  }
}

/**
 * Returns a function that is true if the event loop has been busy for a while. A cached document is then answered
 * first.
 */
function createBusy() {
  let seen = performance.eventLoopUtilization();
  let load = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    load += (performance.eventLoopUtilization(now, seen).utilization - load) * WEIGHT;
    seen = now;
  }, LOOK).unref();
  return () => load > MOST_LOAD;
}

/** @param {URL} backend @returns {typeof fetch} */
function behind(backend) {
  const base = backend.href.replace(/\/$/, '');
  return (input, init) => fetch(base + pathOf(input), init);
}

/** @param {(options: object) => { fetch: typeof fetch }} createInProcessBackend @returns {typeof fetch} */
function inside(createInProcessBackend) {
  const { fetch } = createInProcessBackend({ seed: 1 });
  return (input, init) => fetch(pathOf(input), init);
}

/** @param {string | URL | Request} input */
function pathOf(input) {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  return pathname + search;
}

/** Forwards only the visitor's `if-none-match`. @param {import('node:http').IncomingHttpHeaders} headers */
function asked({ 'if-none-match': known }) {
  return { headers: known === undefined ? {} : { 'if-none-match': known } };
}
