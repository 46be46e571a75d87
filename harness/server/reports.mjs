import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { bucketIn, createBucket } from '../collector/bucket.mjs';
import { createReportStore } from '../collector/report-store.mjs';
import { SERVER } from './built-folder.mjs';

const PLACE = /^\/reports(?:\/([^/]*))?$/;

/** @typedef {(request: Request, from: string) => Promise<Response>} Collect */

/**
 * The part of the shop's server that takes reports of problems, and, of the demo, shows developers what was taken:
 * `POST /reports/CASE`; `GET /reports?words=…` finds cases (`CaseQuery`), `GET /reports/CASE` is a trace.
 *
 * @param {object} options
 * @param {string} options.folder where reports are kept
 * @param {Record<string, string | undefined>} [options.environment] names a bucket that gets them as well, see `bucketIn`
 * @param {string} [options.built] the built folder, whose server has the collector's checks
 * @param {boolean} options.isShown whether what was taken can be looked at: it is the shopper's own words
 * @param {(store: ReturnType<typeof createReportStore>) => Promise<Collect>} [options.load]
 * @returns {{ isAt(path: string): boolean, answer: import('node:http').RequestListener, close(): void }}
 */
export function createReports({
  folder,
  built = '',
  isShown,
  load = loadFrom(built),
  environment = {},
}) {
  const place = bucketIn(environment);
  const bucket = place && createBucket(place);
  /** @type {ReturnType<typeof createReportStore> | undefined} */
  let store;
  /** @type {Promise<Collect> | undefined} */
  let collecting;
  const kept = () => (store ??= createReportStore({ folder, bucket }));
  // Opened at once, reports of an earlier process are forgotten on time though nothing is reported.
  if (existsSync(folder)) kept();
  const collector = () => {
    collecting ??= load(kept()).catch((error) => {
      collecting = undefined;
      throw error;
    });
    return collecting;
  };

  /** @param {URL} url */
  async function shown(url) {
    const caseId = PLACE.exec(url.pathname)?.[1];
    const headers = { 'cache-control': 'no-store' };
    if (!isShown) return new Response('Not found\n', { status: 404, headers });
    if (caseId === undefined)
      return Response.json(kept().find(Object.fromEntries(url.searchParams)), { headers });
    const trace = kept().read(caseId);
    if (trace === undefined) return new Response('Not found\n', { status: 404, headers });
    return new Response(trace, {
      headers: {
        ...headers,
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${caseId}.jsonl"`,
      },
    });
  }

  return {
    isAt: (path) => PLACE.test(path),
    answer(request, response) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const answering = isReading
        ? shown(url)
        : collector().then((collect) =>
            collect(webRequest(url, request), request.socket.remoteAddress ?? ''),
          );
      answering.then(
        (answer) => send(answer, request, response),
        (error) => {
          console.error('A report could not be answered:', error);
          response.writeHead(503).end();
        },
      );
    },
    close: () => store?.close(),
  };
}

/** @param {string} built @returns {(store: ReturnType<typeof createReportStore>) => Promise<Collect>} */
function loadFrom(built) {
  return async (keeper) => {
    const file = join(built, SERVER, 'storefront.mjs');
    if (!existsSync(file)) throw new Error(`${file} is missing`);
    const { createReportCollector } = await import(pathToFileURL(file).href);
    return createReportCollector({ keeper, now: Date.now });
  };
}

/** @param {URL} url @param {import('node:http').IncomingMessage} request */
function webRequest(url, request) {
  const { 'content-length': length, host, origin } = request.headers;
  const headers = new Headers();
  for (const [name, value] of Object.entries({ 'content-length': length, host, origin }))
    if (value !== undefined) headers.set(name, value);
  const init = {
    method: request.method ?? 'POST',
    headers,
    body: /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(request)),
    duplex: 'half',
  };
  return new Request(url, init);
}

/**
 * @param {Response} answer
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function send(answer, request, response) {
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  // What was not read to its end is not read any more.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(answer.status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
