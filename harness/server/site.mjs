import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { demoRoutes } from './demo-routes.mjs';
import { createDocuments } from './documents.mjs';
import { encodingFor, notFound, serveFiles } from './files.mjs';
import { securityHeaders } from './headers.mjs';
import { listenerOf } from './listener-of.mjs';
import { createPacked } from './packed.mjs';
import { fixedHeaders } from './policy.mjs';
import { answerError, forward, limitCall } from './proxy.mjs';
import { isBackendPath, isFilePath, isPagePath, withRemoteBackend } from './site-rules.mjs';

const SHOP = /^\/(index(\.html)?)?$/;
/** An unreadable address is answered like this one, with all headers. */
const UNREADABLE = '/%00';
const POLICY = 'content-security-policy';

/**
 * @typedef {object} SiteOptions
 * @property {string} folder of the built site
 * @property {URL | undefined} [backend] a stand-alone commerce backend, reached on the same origin
 * @property {URL | undefined} [reportTo] endpoint for violations of the content policy
 * @property {ReturnType<typeof import('./reports.mjs').createReports> | undefined} [reports] routes for shoppers' reports
 */

/** @typedef {{ Bindings: import('@hono/node-server').HttpBindings, Variables: { policy: string } }} SiteEnv */

/**
 * The storefront's server: built files, a document for every shop address, and, with `backend`, a proxy to a
 * stand-alone
 * commerce backend on the same origin. The demo also has the pages of the studio and the simulated providers.
 *
 * @example
 * const { port, close } = await listen(createSite({ folder: 'dist' }), { port: 4321 });
 *
 * @param {SiteOptions} options
 * @returns {import('node:http').RequestListener} for {@link listen}
 */
export function createSite({ folder, backend, reportTo, reports }) {
  const isDemo = existsSync(join(folder, 'studio'));
  const { [POLICY]: policy = '', ...reporting } = securityHeaders({ isDemo, reportTo });
  const shop = createShop({ folder, backend, reportTo, isDemo });
  /** @type {Hono<SiteEnv>} */
  const app = new Hono();
  app.onError(answerToError);

  app.use(fixedHeaders({ isDemo }), async (c, next) => {
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(reporting)) headers.set(name, value);
    // The browser's cached document has its own policy.
    if (status === 304) headers.delete(POLICY);
    else headers.set(POLICY, c.get('policy') ?? policy);
  });
  const calls = callRoutes(backend, isDemo);
  app.use(async (c, next) => {
    if (c.req.path.includes('\0')) return sendText(400, 'Bad request');
    return isBackendPath(c.req.path) ? calls.fetch(c.req.raw, c.env) : next();
  });
  if (reports) app.route('/', reports.routes);
  if (isDemo) app.route('/', demoRoutes());
  app.use(async (c, next) =>
    isReading(c) ? next() : sendText(405, 'Method not allowed', { allow: 'GET, HEAD' }),
  );

  // Add routes for single addresses here: before files and pages, after other methods than GET.
  app.get('*', async (c, next) => (isPage(c.req.path) ? shop(c) : next()));
  app.use(...serveFiles(folder));
  app.get('*', (c) => (isFilePath(c.req.path) ? notFound() : shop(c)));
  return listenerOf(app.fetch, () => app.request(UNREADABLE));
}

/** @param {import('hono').Context} c */
function isReading(c) {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** Files and folders that start with a dot are not served. @param {string} path */
function isPage(path) {
  return SHOP.test(path) || path.includes('/.') || isPagePath(path);
}

/**
 * Routes of the shop's backend calls, at any address.
 *
 * @param {URL | undefined} backend
 * @param {boolean} isDemo
 * @returns {Hono<SiteEnv>}
 */
function callRoutes(backend, isDemo) {
  /** @type {Hono<SiteEnv>} */
  const calls = new Hono();
  calls.onError(answerToError);
  if (backend) return calls.all('*', limitCall, (c) => forward(backend, c));
  return calls.all('*', (c) =>
    isDemo && !isReading(c)
      ? lost(c)
      : answerError(404, 'NO_BACKEND', 'This server has no commerce backend behind it.'),
  );
}

/**
 * The demo's backend runs in its page. A call that arrives here was sent while its page unloaded and its worker ended:
 * drop the connection instead of rejecting it.
 *
 * @param {import('hono').Context<SiteEnv>} c
 */
function lost(c) {
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** @param {Error} error @param {import('hono').Context} c */
function answerToError(error, c) {
  if (error instanceof HTTPException) return error.getResponse();
  // An aborted request is not an error of this server.
  if (!c.req.raw.signal.aborted) console.error('A request could not be answered:', error);
  return sendText(500, 'Something went wrong');
}

/**
 * Answers with documents, or with the shell if a document cannot be rendered.
 *
 * @param {Omit<SiteOptions, 'reports'> & { isDemo: boolean }} options
 * @returns {(c: import('hono').Context<SiteEnv>) => Promise<Response>}
 */
function createShop({ folder, backend, reportTo, isDemo }) {
  const shell = () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    return backend ? withRemoteBackend(html) : html;
  };
  const documents = createDocuments({ folder, backend, template: shell, isDemo, reportTo });
  const packed = createPacked();

  /** @param {import('hono').Context<SiteEnv>} c */
  async function documentFor(c) {
    const { encoding, holds, bodyOf } = packed.as(encodingFor(c));
    const { url = '/', headers } = c.env.incoming;
    const document = await documents?.(url, headers, holds);
    // A sitemap of any size is streamed without compression.
    if (document?.headers.get('content-type')?.startsWith('application/xml')) return document;
    return document && sent(document, encoding, await bodyOf(document), c);
  }

  return async (c) => {
    const document = await documentFor(c).catch((error) => {
      console.error('A document could not be made:', error);
    });
    if (document) return document;
    const body = Buffer.from(shell());
    return new Response(body, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-length': `${body.length}`,
      },
    });
  };
}

/**
 * @param {Response} document
 * @param {string} encoding
 * @param {Buffer} body
 * @param {import('hono').Context<SiteEnv>} c
 */
function sent({ status, headers: own }, encoding, body, c) {
  const { [POLICY]: policy, ...headers } = Object.fromEntries(own);
  if (policy !== undefined) c.set('policy', policy);
  const isPacked = headers['etag'] !== undefined;
  if (isPacked) headers['vary'] = 'accept-encoding';
  if (status === 304) return new Response(null, { status, headers });
  if (isPacked && encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = `${body.length}`;
  return new Response(/** @type {Buffer<ArrayBuffer>} */ (body), { status, headers });
}

/** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
function sendText(status, text, headers = {}) {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
