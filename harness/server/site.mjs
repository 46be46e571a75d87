import { readProviderFile } from '../provider/files.mjs';
import { readSite, SiteFile } from './files.mjs';
import { cacheControl, SECURITY_HEADERS } from './headers.mjs';
import { forward, isBackendPath, sendError } from './proxy.mjs';

const FILE_FOLDERS = /^\/(assets|pictures|locales)\//;

/**
 * The storefront's own server: the built files, one page for every shop address, the studio's pages,
 * and, with `backend`, a way through to a stand-alone commerce backend on the same origin.
 *
 * @example
 * const { port, close } = await listen(createSite({ folder: 'dist' }), { port: 4321 });
 *
 * @param {{ folder: string, backend?: URL | undefined }} options
 * @returns {import('node:http').RequestListener} for {@link listen}
 */
export function createSite({ folder, backend }) {
  const files = readSite(folder);
  for (const [path, file] of files) {
    if (backend && path.endsWith('.html')) files.set(path, withRemoteBackend(file));
  }
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return sendText(response, 400, 'Bad request');
    if (isBackendPath(path)) {
      if (backend) return forward(backend, request, response);
      return sendError(
        response,
        404,
        'NO_BACKEND',
        'This server has no commerce backend behind it.',
      );
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const page = readProviderFile(path);
    if (page) return sendPage(page, response);
    const file = fileFor(files, path);
    if (!file) return sendText(response, 404, 'Not found');
    sendFile(file, request, response).catch((error) => response.destroy(error));
  };
}

/** @param {string} url @returns {string | undefined} */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** @param {Map<string, SiteFile>} files @param {string} path */
function fileFor(files, path) {
  const exact = files.get(path);
  if (exact || FILE_FOLDERS.test(path)) return exact;
  const studio = /^\/studio(?:\/([a-z-]*))?$/.exec(path);
  if (studio) return files.get(`/studio/${studio[1] || 'index'}.html`);
  return files.get('/index.html');
}

/** @param {SiteFile} page */
function withRemoteBackend(page) {
  const html = page.body
    .toString()
    .replace(/(<meta\s+name="selvedge-backend"\s+content=")embedded(")/, '$1remote$2');
  return new SiteFile(page.path, () => Buffer.from(html));
}

/**
 * @param {SiteFile} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendFile(file, request, response) {
  const headers = {
    'cache-control': cacheControl(file.path),
    etag: file.tag,
    vary: 'accept-encoding',
  };
  if (request.headers['if-none-match']?.includes(file.tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { encoding, body } = await file.encoded(
    request.headers['accept-encoding']?.toString() ?? '',
  );
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function sendText(response, status, text) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
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
