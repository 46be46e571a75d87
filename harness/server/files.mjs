import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { PICTURES_VERSION_FILE } from './built-folder.mjs';
import { cacheControl } from './policy.mjs';

const ENCODINGS = ['br', 'gzip'];
/** A single byte range. Other `Range` headers are ignored, as RFC 9110 allows, and so are conditional ones. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;
/** A page of the studio is a file of the same name. */
const STUDIO_PAGE = /^\/studio\/[\w-]+$/;

/**
 * Preferred encoding of an answer: brotli, gzip or `identity`.
 *
 * @param {import('hono').Context} c
 */
export function encodingFor(c) {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ENCODINGS,
    default: 'identity',
    match: (accepted, { supports, default: neither }) => {
      const qOf = (/** @type {string} */ name) =>
        accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0;
      const [best = neither] = supports.toSorted((one, other) => qOf(other) - qOf(one));
      return qOf(best) > 0 ? best : neither;
    },
  });
}

/**
 * Middleware that serves the files of a folder, which a build may replace at any time. Supports compressed copies,
 * ranges and 304 by `ETag`. A missing file is left to the next handler.
 *
 * @param {string} folder
 * @returns {import('hono').MiddlewareHandler[]}
 */
export function serveFiles(folder) {
  const picturesVersion = () => readIfThere(join(folder, PICTURES_VERSION_FILE));
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => (STUDIO_PAGE.test(path) ? `${path}.html` : path),
    onFound(file, c) {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats) c.header('etag', `W/"${stats.size}-${Math.trunc(stats.mtimeMs)}"`);
      c.header('cache-control', cacheControl(c.req.path, c.req.query('v'), picturesVersion));
      c.header('vary', 'accept-encoding');
    },
  });
  return [
    etag(),
    async (c, next) => {
      const { headers } = c.req.raw;
      // serveStatic ignores `q`, and treats any range as one from the start.
      headers.set('accept-encoding', encodingFor(c));
      if (headers.has('if-range') || !RANGE.test(headers.get('range') ?? ''))
        headers.delete('range');
      const file = await serve(c, next);
      // Without a response the next handler answers.
      if (!(file instanceof Response)) return undefined;
      return file.body ? begun(file, file.body) : file;
    },
  ];
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Resolves after the first bytes are read: a file removed after its lookup is a 404.
 *
 * @param {Response} file
 * @param {ReadableStream<Uint8Array>} body
 */
async function begun(file, body) {
  const [first, whole] = body.tee();
  const reader = first.getReader();
  try {
    await reader.read();
  } catch {
    return notFound();
  }
  void reader.cancel();
  return new Response(whole, file);
}

/** Not cached: a missing file may exist after the next release. */
export function notFound() {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
