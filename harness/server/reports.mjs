import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bucketIn, createBucket } from '../collector/bucket.mjs';
import { createReportStore } from '../collector/report-store.mjs';
import { SERVER } from './built-folder.mjs';

const NO_STORE = { 'cache-control': 'no-store' };
/** Methods that the collector answers, most with an error. */
const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** @typedef {(request: Request, from: string) => Promise<Response>} Collect */

/**
 * Routes for shoppers' problem reports, and in the demo for reading them.
 * `POST /reports/CASE`; `GET /reports?words=…` searches cases (`CaseQuery`), `GET /reports/CASE` returns a trace.
 *
 * @param {object} options
 * @param {string} options.folder folder of stored reports
 * @param {Record<string, string | undefined>} [options.environment] names a bucket for copies, see `bucketIn`
 * @param {string} [options.built] the built folder, whose server has the collector's checks
 * @param {boolean} options.isShown true if reports can be read; they contain the shopper's own words
 * @param {(store: ReturnType<typeof createReportStore>) => Promise<Collect>} [options.load]
 * @returns {{ routes: Hono, close(): void }}
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
  // Open the store at once: it deletes expired reports of an earlier process.
  if (existsSync(folder)) kept();
  const collector = () => {
    collecting ??= load(kept()).catch((error) => {
      collecting = undefined;
      throw error;
    });
    return collecting;
  };

  const routes = new Hono();
  routes.onError((error) => {
    console.error('A report could not be answered:', error);
    return new Response(null, { status: 503, headers: NO_STORE });
  });
  if (isShown) {
    routes.get('/reports', (c) => c.json(kept().find(c.req.query()), 200, NO_STORE));
    routes.get('/reports/:case', (c) => {
      const caseId = c.req.param('case');
      const trace = kept().read(caseId);
      if (trace === undefined) return c.text('Not found\n', 404, NO_STORE);
      return c.body(trace, 200, {
        ...NO_STORE,
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="${caseId}.jsonl"`,
      });
    });
  }
  routes.on(CHANGES, ['/reports', '/reports/:case'], async (c) => {
    const collect = await collector();
    return collect(c.req.raw, getConnInfo(c).remote.address ?? '');
  });
  return { routes, close: () => store?.close() };
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
