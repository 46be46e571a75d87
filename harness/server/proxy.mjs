import { createProxyServer } from 'httpxy';
import { backendError } from './site-rules.mjs';

const proxy = createProxyServer({ changeOrigin: true, proxyTimeout: 30_000 });

/**
 * Hands one request on to the stand-alone backend and its answer back.
 *
 * @param {URL} backend
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function forward(backend, request, response) {
  // Of what was asked for only path and query count: an address can name another host as well.
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  request.url = pathname + search;
  const { protocol, hostname, port, pathname: base } = backend;
  const target = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, pathname: base };
  proxy.web(request, response, { target }).catch((error) => {
    if (response.headersSent) return void response.destroy();
    sendError(response, 502, 'BACKEND_UNREACHABLE', `${backend.origin}: ${error.message}`);
  });
}

/**
 * Answers with an error in the commerce backend's own shape.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} errorKey
 * @param {string} errorMessage
 */
export function sendError(response, status, errorKey, errorMessage) {
  const body = backendError(errorKey, errorMessage);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
