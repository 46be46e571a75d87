import { type DocumentHashes, type Storefront, createStorefront } from '#src/server/storefront.ts';
import type { RequestSurroundings } from '#src/server/surroundings.ts';
import { PICTURES_VERSION } from '#src/kernel/picture.ts';
import { PROVIDER_HOSTS } from '#src/commerce/payment-methods.mjs';
import scripts from '#src/store-config/script-hosts.json' with { type: 'json' };
import tags from '#src/store-config/tag-hosts.json' with { type: 'json' };
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { cacheControl, fixedHeaders, policyHeaders } from './policy.mjs';
import { backendError, isBackendPath, isFilePath, withRemoteBackend } from './site-rules.mjs';

export interface EdgeBindings {
  ASSETS: { fetch(address: string): Promise<Response> };
  BACKEND: string;
  /** Endpoint for reports of content policy violations. */
  REPORT_TO?: string;
  /** Contact for security reports, `mailto:…` or `https://…`; the contact form by default. */
  SECURITY_CONTACT?: string;
}

/** Default export of an edge platform's module. */
export interface EdgeShop {
  fetch(
    request: Request,
    bindings: EdgeBindings,
    context: Required<RequestSurroundings>,
  ): Promise<Response>;
}

/** Context of one request. */
interface EdgeRequest {
  bindings: EdgeBindings;
  context: Required<RequestSurroundings>;
}

/** Memory limit of the document cache; an edge platform gives a process 128 MB in all. */
const MEMORY = 24_000_000;
const FILE_NAME = /\.\w+$/;
/** Files and folders that start with a dot are not served. */
const HIDDEN = /(?:\/|%2f)(?:\.|%2e)/i;

/**
 * The whole site for an edge platform: files, documents, and a proxy to the commerce backend on the same origin. Caches
 * documents in memory and has no other state.
 *
 * @example export default createEdge();
 */
export function createEdge({ now = Date.now }: { now?: () => number } = {}): EdgeShop {
  let storefront: Storefront | undefined;
  const edge = new Hono<{ Bindings: EdgeRequest }>();
  edge.use(fixedHeaders());
  edge.all('*', async ({ req: { raw: request }, env: { bindings, context } }) => {
    const { pathname } = new URL(request.url);
    const headers = headersBy(bindings);
    if (isBackendPath(pathname)) return forward(request, bindings);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText(405, 'Method not allowed', { ...headers(), allow: 'GET, HEAD' });
    if (isFilePath(pathname) && HIDDEN.test(pathname))
      return plainText(404, 'Not found', headers());
    if (isFilePath(pathname) || (FILE_NAME.test(pathname) && !HIDDEN.test(pathname))) {
      const file = await fileAt(pathname, bindings);
      if (file.ok) return withHeaders(file, { ...headers(), ...cacheOf(request.url) });
      if (isFilePath(pathname)) return plainText(404, 'Not found', headers());
    }
    // The platform forbids a request to await another request's I/O.
    storefront ??= storefrontOf(bindings, now, await templateOf(bindings));
    return storefront.fetch(request, { waitUntil: (work) => context.waitUntil(work) });
  });
  return {
    fetch: async (request, bindings, context) => edge.fetch(request, { bindings, context }),
  };
}

function storefrontOf(bindings: EdgeBindings, now: () => number, template: string): Storefront {
  return createStorefront({
    template,
    files: (path) => fileAt(addressOf(path), bindings),
    backend: (address, init) => fetch(behind(bindings.BACKEND, addressOf(address)), init),
    now,
    headers: headersBy(bindings),
    memory: MEMORY,
    securityContact: bindings.SECURITY_CONTACT,
  });
}

function headersBy({ REPORT_TO }: EdgeBindings) {
  const reportTo = REPORT_TO ? new URL(REPORT_TO) : undefined;
  return (hashes?: DocumentHashes) =>
    policyHeaders({ providers: PROVIDER_HOSTS, scripts, tags }, { reportTo, ...hashes });
}

async function templateOf(bindings: EdgeBindings): Promise<string> {
  const shell = await fileAt('/index.html', bindings);
  if (!shell.ok) throw new Error(`The site's shell answered ${shell.status}`);
  return withRemoteBackend(await shell.text());
}

/** Fetches a built file without the visitor's headers, because the answer is cached for all. */
function fileAt(path: string, { ASSETS }: EdgeBindings): Promise<Response> {
  return ASSETS.fetch(new URL(path, 'https://assets.local').href);
}

function cacheOf(address: string) {
  const { pathname, searchParams } = new URL(address);
  const version = searchParams.get('v') ?? undefined;
  return { 'cache-control': cacheControl(pathname, version, () => PICTURES_VERSION) };
}

async function forward(request: Request, bindings: EdgeBindings): Promise<Response> {
  const headers = headersBy(bindings)();
  try {
    const answer = await proxy(behind(bindings.BACKEND, request.url), {
      raw: request,
      redirect: 'manual',
    });
    return withHeaders(answer, headers);
  } catch {
    return new Response(
      backendError('BACKEND_UNREACHABLE', 'The commerce backend does not answer.'),
      {
        status: 502,
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        },
      },
    );
  }
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}

/** Uses only path and query, because an address can name another host. */
function behind(backend: string, address: string): string {
  const { pathname, search } = new URL(address);
  return backend.replace(/\/$/, '') + pathname + search;
}

function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  const own = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) own.headers.set(name, value);
  return own;
}

function plainText(status: number, text: string, headers: Readonly<Record<string, string>>) {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
