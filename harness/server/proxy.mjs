import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';

const BACKEND_PATHS = /^\/(wcs|transformer|recommendations|content|seo|sap|api)(\/|$)/;
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const TIMEOUT_MS = 30_000;

/**
 * Is this address the commerce backend's, rather than a page or a file?
 *
 * @param {string} path
 */
export function isBackendPath(path) {
  return BACKEND_PATHS.test(path);
}

/**
 * Hands one request on to the stand-alone backend and its answer back.
 *
 * @param {URL} backend
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function forward(backend, request, response) {
  const ask = backend.protocol === 'https:' ? askSecure : askPlain;
  // Of what was asked for only path and query count: an address can name another host as well.
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const target = new URL(backend);
  target.pathname = backend.pathname.replace(/\/$/, '') + pathname;
  target.search = search;
  const headers = { ...endToEnd(request.headers), host: backend.host };
  const upstream = ask(target, { method: request.method, headers, timeout: TIMEOUT_MS });
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
  upstream.on('error', (error) => {
    if (response.headersSent) return void response.destroy();
    sendError(response, 502, 'BACKEND_UNREACHABLE', `${backend.origin}: ${error.message}`);
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/**
 * An error in the commerce backend's own shape.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} errorKey
 * @param {string} errorMessage
 */
export function sendError(response, status, errorKey, errorMessage) {
  const body = JSON.stringify({ errors: [{ errorKey, errorMessage, errorParameters: [] }] });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function endToEnd(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
