import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { createCollector } from '../collector/collector.mjs';
import { answerDataFile } from '../collector/data-file.mjs';
import { readProviderFile } from '../provider/files.mjs';
import { createDocuments } from './documents.mjs';
import { securityHeaders } from './headers.mjs';
import { createPacked } from './packed.mjs';
import { cacheControl } from './policy.mjs';
import { forward, sendError } from './proxy.mjs';
import { isBackendPath, isFilePath, isPagePath, withRemoteBackend } from './site-rules.mjs';

const SHOP = /^\/(index(\.html)?)?$/;
const REFUSED_ENCODING = /(br|gzip)\s*;\s*q=0(\.0*)?(?![.\d])/g;

/**
 * The storefront's own server: the built files, one page for every shop address, and, with `backend`,
 * a way through to a stand-alone commerce backend on the same origin; of the demo also the studio's and
 * the simulated providers' pages. `reportTo` is told what the content policy refused, `reports` takes what shoppers report.
 *
 * @example
 * const { port, close } = await listen(createSite({ folder: 'dist' }), { port: 4321 });
 *
 * @param {{ folder: string, backend?: URL | undefined, reportTo?: URL | undefined, reports?: ReturnType<typeof import('./reports.mjs').createReports> | undefined }} options
 * @returns {import('node:http').RequestListener} for {@link listen}
 */
export function createSite({ folder, backend, reportTo, reports }) {
  const isDemo = existsSync(join(folder, 'studio'));
  const headers = Object.entries(securityHeaders({ isDemo, reportTo }));
  const files = sirv(folder, {
    // Looks a file up when it is asked for: a build puts another one in its place.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  });
  const documents = createDocuments({
    folder,
    backend,
    template: () => shellOf(folder, backend),
    isDemo,
    reportTo,
  });
  const packed = createPacked();
  const collector = createCollector();
  /** @type {import('node:http').RequestListener} */
  const collect = (request, response) => {
    if (request.method !== 'POST') return sendJson(response, collector.events());
    readBody(request).then(
      (body) => response.writeHead(body === undefined ? 413 : collector.receive(body)).end(),
      () => response.destroy(),
    );
  };
  /** @type {import('node:http').RequestListener} */
  const sendShell = (request, response) => {
    if (backend) return sendPage(remoteShell(folder), response);
    request.url = '/index.html';
    files(request, response);
  };
  /**
   * @param {string} asked the address as it was asked for
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const sendShop = (asked, request, response) => {
    if (!documents) return sendShell(request, response);
    const { encoding, holds, bodyOf } = packed.as(String(request.headers['accept-encoding']));
    documents(asked, request.headers, holds)
      .then(async (document) => {
        if (!document) return sendShell(request, response);
        sendDocument(document, { encoding, body: await bodyOf(document) }, response);
      })
      .catch((error) => {
        console.error('A document could not be made:', error);
        sendShell(request, response);
      });
  };
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const asked = request.url ?? '/';
    const path = pathOf(asked);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path === undefined) return sendText(response, 400, 'Bad request');
    if (isBackendPath(path)) {
      if (backend) return forward(backend, request, response);
      // The demo's backend is in its page. A change that comes here has left a page that was going, and its worker
      // with it: it is lost on the way, and nobody has refused it.
      if (isDemo && !isReading) return void response.destroy();
      return sendError(
        response,
        404,
        'NO_BACKEND',
        'This server has no commerce backend behind it.',
      );
    }
    if (reports?.isAt(path) && (!isReading || isDemo)) return reports.answer(request, response);
    if (isDemo && path === '/collect') return collect(request, response);
    if (!isReading) {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    if (isDemo && path === '/experiments.json')
      return answerDataFile(request.headers['if-none-match'], response);
    const page = isDemo ? readProviderFile(path) : undefined;
    if (page) return sendPage(page, response);
    // sirv does not look at q.
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    request.headers['accept-encoding'] = accepted.replace(REFUSED_ENCODING, '');
    // Files and folders that start with a dot are not served.
    if (SHOP.test(path) || path.includes('/.') || isPagePath(path))
      return sendShop(asked, request, response);
    request.url = encodeURI(path);
    files(request, response, () =>
      isFilePath(path) ? sendText(response, 404, 'Not found') : sendShop(asked, request, response),
    );
  };
}

/** Longer than what a page may have on its way. */
const LONGEST_BATCH = 1_000_000;

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string | undefined>} nothing for what is too long */
async function readBody(request) {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    if (body.length < LONGEST_BATCH) body += part;
  }
  return body.length < LONGEST_BATCH ? body : undefined;
}

/** @param {import('node:http').ServerResponse} response @param {unknown} value */
function sendJson(response, value) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value, null, 2));
}

/** @param {string} url @returns {string | undefined} */
function pathOf(url) {
  if (!URL.canParse(url, 'http://localhost')) return undefined;
  const path = decoded(new URL(url, 'http://localhost').pathname);
  return path.includes('\0') ? undefined : path;
}

/**
 * What cannot be decoded is no file's name, and the shop says that there is no such page.
 *
 * @param {string} path
 */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @param {string} folder */
function remoteShell(folder) {
  return { type: 'text/html; charset=utf-8', body: Buffer.from(shellOf(folder, true)) };
}

/** @param {string} folder @param {unknown} isRemote */
function shellOf(folder, isRemote) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return isRemote ? withRemoteBackend(html) : html;
}

/**
 * @param {Response} document
 * @param {{ encoding: string, body: Buffer }} packed
 * @param {import('node:http').ServerResponse} response
 */
function sendDocument(document, { encoding, body }, response) {
  const { status, headers } = document;
  for (const [name, value] of headers) response.setHeader(name, value);
  // What the browser has kept goes on under the policy that came with it.
  if (status === 304) response.removeHeader('content-security-policy');
  else response.setHeader('content-length', body.length);
  const isPacked = headers.has('etag');
  if (isPacked) response.setHeader('vary', 'accept-encoding');
  if (isPacked && status !== 304 && encoding !== 'identity')
    response.setHeader('content-encoding', encoding);
  response.writeHead(status);
  response.end(body);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function sendText(response, status, text) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    // What is not there now may be there after the next release.
    'cache-control': 'no-store',
  });
  response.end(`${text}\n`);
}

/**
 * @param {{ type: string, body: Buffer }} page
 * @param {import('node:http').ServerResponse} response
 */
function sendPage({ type, body }, response) {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(body);
}
