import { Hono } from 'hono';
import { resolveNearestSite } from '../../store-config/resolve-host.ts';
import type { ReadFile } from '../../ui/i18n/backend.ts';
import type { RequestSurroundings } from '../surroundings.ts';
import { ICONS, iconAt, manifestOf } from './brand-files.ts';
import { crawledStore } from './crawled-store.ts';
import { robotsAt } from './robots.ts';
import { type SitemapText, createSitemaps } from './sitemap.ts';

/** Validity of `security.txt` in days; RFC 9116 recommends less than a year. */
const DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param contact an address such as `mailto:…` or `https://…`
 * @param now milliseconds since 1970
 */
function securityTxt(contact: string, canonical: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + DAYS) * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`;
}

export interface CrawlerFilesOptions {
  files: ReadFile;
  backend: typeof globalThis.fetch;
  now(): number;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Cache header of documents. */
  cacheControl: string;
  /** Contact for vulnerability reports; the shop's contact form by default. */
  securityContact?: string | undefined;
  report(error: unknown): void;
}

const DAY = 'public, max-age=86400';
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** Creates the routes of files for crawlers, browsers and password managers. */
export function crawlerFiles(options: CrawlerFilesOptions) {
  const { files, now, headers, cacheControl, securityContact, report } = options;
  const sitemapAt = createSitemaps(options);
  const routes = new Hono<{ Bindings: RequestSurroundings }>();

  const answer = (body: BodyInit | null, status: number, own: Record<string, string>) =>
    new Response(body, { status, headers: { ...headers, ...own } });
  const text = (body: string | undefined, type = TEXT, cache = cacheControl) =>
    body === undefined
      ? answer('Not found\n', 404, { 'content-type': TEXT, 'cache-control': 'no-store' })
      : answer(body, 200, { 'content-type': type, 'cache-control': cache });

  routes.get('/robots.txt', ({ req }) => text(robotsAt(new URL(req.url))));

  routes.get('/:name{sitemap[\\w-]*\\.xml}', async ({ req, env }) => {
    try {
      const pieces = await sitemapAt(new URL(req.url), (work) => env.waitUntil?.(work));
      const first = await pieces?.next();
      if (!pieces || !first || first.done) return text(undefined);
      return answer(streamOf(first.value, pieces), 200, {
        'content-type': XML,
        'cache-control': cacheControl,
      });
    } catch (error) {
      report(error);
      const late = { 'cache-control': 'no-store', 'retry-after': '30', 'content-type': TEXT };
      return answer('The sitemap cannot be made now\n', 503, late);
    }
  });

  for (const path of Object.keys(ICONS))
    routes.get(path, async ({ req }) => {
      const icon = await iconAt(path, siteOf(req.url), files).catch(() => undefined);
      if (!icon) return text(undefined);
      return answer(icon.body, 200, { 'content-type': icon.type, 'cache-control': DAY });
    });

  routes.get('/manifest.webmanifest', ({ req }) =>
    text(JSON.stringify(manifestOf(siteOf(req.url))), 'application/manifest+json', DAY),
  );

  routes.get('/.well-known/security.txt', ({ req }) => {
    const store = crawledStore(new URL(req.url));
    if (!store) return text(undefined);
    const canonical = `${store.origin}/.well-known/security.txt`;
    return text(securityTxt(securityContact ?? `${store.origin}/contactus`, canonical, now()));
  });

  routes.get('/.well-known/change-password', () =>
    answer(null, 302, { location: '/myaccount/personaldetails', 'cache-control': DAY }),
  );

  return routes;
}

function siteOf(address: string) {
  const { host } = new URL(address);
  return resolveNearestSite({ host, path: '/', storeOverride: null }).site;
}

function streamOf(first: string, pieces: SitemapText): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
