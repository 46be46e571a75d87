import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createCollector } from '../collector/collector.mjs';
import { isSameOrigin } from '../collector/same-origin.mjs';
import { answerDataFile } from '../collector/data-file.mjs';
import { readProviderFile } from '../provider/files.mjs';

/** Maximum body size in bytes, more than a page's batches need. */
const LONGEST_BATCH = 1_000_000;

/**
 * Routes of the demo only: analytics collector, experiments, pages of simulated providers.
 *
 * @example app.route('/', demoRoutes());
 */
export function demoRoutes() {
  const collector = createCollector();
  const routes = new Hono();
  const limit = bodyLimit({
    maxSize: LONGEST_BATCH,
    onError: (c) => c.body(null, 413, { connection: 'close' }),
  });
  routes.post('/collect', limit, async (c) => {
    const headers = { origin: c.req.header('origin'), host: c.req.header('host') };
    if (!isSameOrigin(headers)) return c.body(null, 403);
    return new Response(null, { status: collector.receive(await c.req.text()) });
  });
  routes.get('/collect', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(collector.events());
  });
  routes.get('/experiments.json', (c) => answerDataFile(c.req.header('if-none-match')));
  routes.get('/provider/:name', async (c, next) => {
    const page = readProviderFile(c.req.path);
    return page ? sendPage(page) : next();
  });
  return routes;
}

/** @param {{ type: string, body: Buffer }} page */
function sendPage({ type, body }) {
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-length': `${body.length}`,
    },
  });
}
