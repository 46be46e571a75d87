import { getConnInfo } from '@hono/node-server/conninfo';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { proxy } from 'hono/proxy';
import { backendError } from './site-rules.mjs';

/** Timeout of an answer in ms. */
const LONGEST = 30_000;
/** Forgeable headers, which are dropped. The backend gets the client address that this server sees. */
const CLAIMED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip)$/;
/** Allowed methods; others, such as TRACE, are rejected. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Hop-by-hop headers. */
const OWN = new Set(['host', 'expect', 'proxy-connection']);
/** Backend headers that would apply to the whole site. The site's policy and fixed headers replace the others. */
const SITES = [
  'content-security-policy-report-only',
  'reporting-endpoints',
  'report-to',
  'nel',
  'server',
  'strict-transport-security',
  'clear-site-data',
];

/** Maximum size of a request in bytes, slightly more than the shop's largest upload. */
const LARGEST = 25 * 1024 * 1024;

export const limitCall = bodyLimit({
  maxSize: LARGEST,
  onError: () => answerError(413, '_ERR_REQUEST_TOO_LARGE', 'The request is too large.'),
});

/**
 * Forwards a request to the stand-alone backend and returns its answer.
 *
 * @param {URL} backend
 * @param {import('hono').Context} c
 */
export async function forward(backend, c) {
  if (!METHODS.includes(c.req.method))
    return answerError(405, '_ERR_METHOD_NOT_ALLOWED', 'Not with this method.');
  // Use only path and query, because a request's address can name another host.
  const { pathname, search, host } = new URL(c.req.url);
  const { headers } = c.req.raw;
  const dropped = [...headers.keys()].filter((name) => CLAIMED.test(name) || OWN.has(name));
  for (const name of dropped) headers.delete(name);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') headers.delete('content-length');
  headers.set('x-forwarded-for', getConnInfo(c).remote.address ?? '');
  headers.set('x-forwarded-host', host);
  const target = backend.href.replace(/\/$/, '') + pathname + search;
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(LONGEST)]);
  try {
    const answer = await proxy(target, {
      raw: c.req.raw,
      strictConnectionProcessing: true,
      redirect: 'manual',
      signal,
    });
    for (const name of SITES) answer.headers.delete(name);
    return answer;
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    if (!c.req.raw.signal.aborted) console.error('The backend does not answer:', reasonOf(error));
    return answerError(502, 'BACKEND_UNREACHABLE', 'The commerce backend does not answer.');
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : cause;
}

/**
 * Error answer in the commerce backend's format.
 *
 * @param {number} status
 * @param {string} errorKey
 * @param {string} errorMessage
 */
export function answerError(status, errorKey, errorMessage) {
  return new Response(backendError(errorKey, errorMessage), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
