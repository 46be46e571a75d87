import type { Store } from 'effector';
import { Hono } from 'hono';
import { $listing } from '../listing/model.ts';
import { $isMissing } from '../pages/model.ts';
import type { Product } from '../product/contract.ts';
import { $product, $shownProduct } from '../product/model.ts';
import { type ResolvedSite, resolveNearestSite } from '../store-config/resolve-host.ts';
import { type ReadFile, loadOverHttp } from '../ui/i18n/backend.ts';
import { productPath, productIdOf } from '../commerce/product-path.ts';
import { pathBelow } from '../kernel/site-path.ts';
import { fetchAllViews } from '../ui/lazy-view.ts';
import { documentLanguage } from '../ui/i18n/document-language.ts';
import type { RequestSurroundings } from './surroundings.ts';
import { documentAddress } from './address.ts';
import { crawlerFiles } from './crawlers/crawler-files.ts';
import {
  EARLY_SCRIPT,
  colourSheet,
  comingShell,
  documentOf,
  preloads,
  filesOf,
  SHEET_PATH,
} from './document.ts';
import { encoded } from './encoded.ts';
import { createTextHashes, hashOf } from './hashes.ts';
import { HEALTH_CHECK_PATH, healthCheck } from './health-check.ts';
import { createDocumentCache } from './document-cache.ts';
import { redirectFor } from './redirects.ts';
import { type PageState, pageState } from './page-state.ts';
import { productStock } from './product-stock.ts';
import { createParseCache } from './parse-cache.ts';
import { renderPage } from './render-page.tsx';
import { createTexts } from './texts.ts';
import styleSheet from './without-script/WithoutScript.module.css?inline';

/** Facilities of the platform: files, backend access, a clock. */
export interface StorefrontOptions {
  /** Built shell. */
  template: string;
  /** Reads a built file by its address. */
  files: ReadFile;
  /** Fetches from the commerce backend. */
  backend: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Headers of every document, by the base64 SHA-256 hashes of its inline styles and scripts. */
  headers(hashes: DocumentHashes): Readonly<Record<string, string>>;
  /** Bytes of memory for cached documents; 64 MB by default. */
  memory?: number;
  /** Contact for `security.txt`: `mailto:…` or `https://…`; the contact form by default. */
  securityContact?: string | undefined;
  /** Receives unexpected errors, without visitors' data. */
  report?(error: unknown): void;
}

/** Hashes for the content security policy. */
export interface DocumentHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The storefront as a Fetch API function. */
export interface Storefront {
  fetch(request: Request, surroundings?: RequestSurroundings): Promise<Response> | Response;
}

const NO_HASHES: DocumentHashes = { styles: [], scripts: [] };

/** Document that is ready to send. */
interface Ready {
  status: 200 | 301 | 302 | 404 | 410 | 503;
  body: Uint8Array<ArrayBuffer>;
  headers: Readonly<Record<string, string>>;
}

const HOUR_MS = 3_600_000;
/** Longest wait (ms) for a page. */
const LONGEST = 5000;
const MEMORY = 64_000_000;
/** Missing pages and queries have unlimited addresses, and therefore their own shares. */
const SHARES = { page: 5 / 8, query: 1 / 4, missing: 1 / 8 };
/** Fewest bytes counted for a document, with its key and headers. */
const SMALLEST = 4000;
const HTML = 'text/html; charset=utf-8';
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** No caching except the back/forward cache, which `no-store` would disable. */
const SHELL_CACHE = 'private, no-cache';

/**
 * Creates the storefront's server as a Fetch API function that renders documents. Documents are
 * equal for everybody: no cookie is read, and none contains personal data.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { template, files, backend, now, headers, report = console.error } = options;
  const link = preloads(template);
  const coming = comingShell(template);
  const textsOf = createTexts(loadOverHttp(files));
  const readings = createParseCache(now);
  const hashOfText = createTextHashes();
  // Loads all views in advance, so that the first visitor does not wait.
  fetchAllViews().catch(report);

  const kept = createDocumentCache<Visit, Ready, keyof typeof SHARES>({
    make,
    isKept: ({ status }) => status !== 503,
    kindOf: ({ address }, { status }) =>
      status !== 200 ? 'missing' : address.search === '' ? 'page' : 'query',
    shares: SHARES,
    sizeOf: ({ body }) => body.byteLength + SMALLEST,
    memory: options.memory ?? MEMORY,
    now,
    report,
  });

  async function make(visit: Visit, answered: () => void): Promise<Ready> {
    const { resolved, address, outlive } = visit;
    const { site, basename } = resolved;
    const signal = AbortSignal.timeout(LONGEST);
    const hour = now() - (now() % HOUR_MS);
    const [i18n, state] = await Promise.all([
      textsOf(site.locale),
      pageState({
        site,
        url: address,
        now: hour,
        fetch: backend,
        readings,
        signal,
        outlive,
      }),
    ]);
    if (!state.isWhole) throw new Error('The backend took too long for a document');
    answered();
    const { scope, answers, features, elsewhere } = state;
    if (elsewhere !== undefined)
      return isMissing(state) ? leading(pathOf(elsewhere), 301) : leading(elsewhere);
    const shown = productOf(state);
    const below = pathBelow(address.pathname, basename);
    if (shown && isElsewhere(shown, below)) return leading(basename + shown.url, 301);
    const stock = shown && (await productStock(state.ask, shown));
    const page = await renderPage(scope, i18n, signal, stock);
    const { lang } = documentLanguage(i18n);
    const { views, asleep, texts } = page;
    const { brand, locale } = site;
    const colours = colourSheet(page.body);
    const productFiles = filesOf(['ProductWhole', 'shopping']);
    const known = { locale, now: hour, features, views, asleep, texts, answers };
    const served = { ...known, productFiles };
    const document = documentOf({ template, page, served, colours, lang, brand });
    return ready(statusOf(state), encoded(document), colours);
  }

  async function ready(
    status: Ready['status'],
    body: Ready['body'],
    colours: string,
  ): Promise<Ready> {
    const styles = colours === '' ? [] : [await hashOfText(colours)];
    return {
      status,
      body,
      headers: {
        ...headers({ styles, scripts: [await hashOfText(EARLY_SCRIPT)] }),
        'content-type': HTML,
        ...(link && { link }),
        ...(status === 503
          ? { 'cache-control': 'no-store', 'retry-after': '30' }
          : // Weak: equal for every compression.
            { 'cache-control': CACHE, etag: `W/"${await hashOf(body)}"` }),
      },
    };
  }

  /**
   * 302 if search engines must index the requested address (LST-14), 301 if it has moved
   * (API-66).
   */
  function leading(location: string, status: 301 | 302 = 302): Ready {
    return {
      status,
      body: new Uint8Array(),
      headers: { ...headers(NO_HASHES), location, 'cache-control': CACHE },
    };
  }

  const storefront = new Hono<{ Bindings: RequestSurroundings }>();
  storefront.get(SHEET_PATH, () => sheet());
  storefront.get(HEALTH_CHECK_PATH, ({ req }) =>
    healthCheck(new URL(req.url), backend, headers(NO_HASHES)),
  );
  storefront.route(
    '/',
    crawlerFiles({ ...options, report, headers: headers(NO_HASHES), cacheControl: CACHE }),
  );
  storefront.get('*', async ({ req, env }) => {
    const url = new URL(req.url);
    const outlive = (work: Promise<unknown>) => env.waitUntil?.(work);
    const visit = visitOf(url, outlive);
    const to = visit && redirectFor(url, visit.resolved);
    if (to !== undefined) return moved(to);
    const document = visit && (await kept.get(visit, outlive, env.isBusy?.()));
    if (!document) return shell(visit && coming);
    const { status, body, headers: own } = document;
    // A product's cache key has no query; the redirect keeps marketing parameters.
    if (status === 301 && own['location']) return moved(own['location'] + url.search);
    const { etag } = own;
    if (status === 200 && etag && isKnown(req.header('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { etag, 'cache-control': CACHE } });
    const isHeld = etag !== undefined && env.holds?.(etag);
    return new Response(isHeld ? null : body, { status, headers: own });
  });
  storefront.onError((error) => {
    report(error);
    return shell();
  });
  return { fetch: (request, surroundings = {}) => storefront.fetch(request, surroundings) };

  /** Shell of a page that renders in the browser only. */
  function shell(html = template): Response {
    return new Response(html, {
      headers: { ...headers(NO_HASHES), 'content-type': HTML, 'cache-control': SHELL_CACHE },
    });
  }

  function sheet(): Response {
    return new Response(styleSheet, {
      headers: {
        ...headers(NO_HASHES),
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    });
  }

  function moved(to: string): Response {
    return new Response(null, { status: 301, headers: { ...headers(NO_HASHES), location: to } });
  }
}

/** Request for a document, by its cache key. */
interface Visit {
  key: string;
  address: URL;
  resolved: ResolvedSite;
  /** Receives work that continues after the answer. */
  outlive: (work: Promise<unknown>) => void;
}

function visitOf(url: URL, outlive: Visit['outlive']): Visit | undefined {
  const resolved = resolveNearestSite({ host: url.host, path: url.pathname, storeOverride: null });
  const address = documentAddress(url, resolved.basename);
  if (!address) return undefined;
  const { site, siteEnvironment } = resolved;
  return {
    key: [siteEnvironment, site.storeId, site.language, address.pathname + address.search].join(
      ' ',
    ),
    address,
    resolved,
    outlive,
  };
}

/** True if the backend names another address for the same product. */
function isElsewhere({ id, url }: Product, path: string): boolean {
  const isItsOwn = productIdOf(url) === id && url !== productPath(id);
  return isItsOwn && url !== path && productIdOf(path) === id;
}

function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname;
}

function isMissing({ scope }: PageState): boolean {
  // oxlint-disable-next-line selvedge/no-raw-units -- all has settled, and nothing is connected to it any more
  return scope.getState($isMissing);
}

function productOf(state: PageState): Product | undefined {
  // oxlint-disable-next-line selvedge/no-raw-units -- all has settled, and nothing is connected to it any more
  return isMissing(state) ? undefined : (state.scope.getState($shownProduct) ?? undefined);
}

/**
 * 404 for a missing page, 410 for a removed product, 503 if the backend failed and the request
 * can be retried.
 */
function statusOf({ scope }: PageState): Ready['status'] {
  // oxlint-disable-next-line selvedge/no-raw-units -- all has settled, and nothing is connected to it any more
  const now = <State>(store: Store<State>) => scope.getState(store);
  const product = now($product);
  if (now($isMissing)) return product.status === 'failed' && product.reason === 'gone' ? 410 : 404;
  const states = [now($listing), product];
  return states.some(({ status }) => status === 'failed') ? 503 : 200;
}

/** RFC 9110: weak comparison with a list of tags. */
function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known.trim() === '*' || known.includes(etag.replace('W/', ''));
}
