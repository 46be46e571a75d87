import type { Store } from 'effector';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { LRUCache } from 'lru-cache';
import { $listing } from '../listing/model.ts';
import { tidyAddress } from '../pages/page.ts';
import { $isMissing } from '../pages/model.ts';
import { $product } from '../product/model.ts';
import { type ResolvedSite, resolveNearestSite } from '../store-config/resolve-host.ts';
import { type ReadFile, loadOverHttp } from '../ui/i18n/backend.ts';
import { fetchAllViews } from '../ui/lazy-view.ts';
import { documentLanguage } from '../ui/i18n/document-language.ts';
import { documentAddress } from './address.ts';
import { EARLY_SCRIPT, colourSheet, documentOf } from './document.ts';
import { type PageState, pageState } from './page-state.ts';
import { renderPage } from './render-page.tsx';
import { createTexts } from './texts.ts';

/** What the platform gives: files, the way to the backend, a clock. */
export interface StorefrontOptions {
  /** The shell, as the build has made it. */
  template: string;
  /** Reads a built file by its address. */
  files: ReadFile;
  /** Asks the commerce backend. */
  backend: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now(): number;
  /** Headers of every document, by the SHA-256 hashes, in base64, of the sheets and scripts in it. */
  headers(hashes: DocumentHashes): Readonly<Record<string, string>>;
  /** Told of what was not to be expected; nothing of a visitor's is in it. */
  report?(error: unknown): void;
}

/** What the content policy has to admit. */
export interface DocumentHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

const NO_HASHES: DocumentHashes = { styles: [], scripts: [] };

/** A document, as it is kept. */
interface Kept {
  status: 200 | 404 | 503;
  html: string;
  colours: string;
}

/** Milliseconds for which the backend is waited for; then a visitor is given the shell, and the page asks for the rest itself. */
const PATIENCE = 400;
/** Milliseconds that a page may take in all. */
const LONGEST = 5000;
/** Milliseconds for which a document counts as new; it is given out for longer while it is made anew. */
const FRESH = 60_000;
const MOST_KEPT_CHARACTERS = 64_000_000;
/** Documents that are made at the same time; whoever asks for another one meanwhile is given the shell. */
const MOST_AT_ONCE = 24;

const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * The storefront's server as a function of the Fetch API: a request for a page in, its document out. It
 * is the same document for everybody: no cookie is read, and nothing of it is anybody's own.
 *
 * @example const { fetch } = createStorefront({ template, files, backend, now: Date.now, headers });
 */
export function createStorefront(options: StorefrontOptions): Hono {
  const { template, files, backend, now, headers, report = console.error } = options;
  const earlyHash = hashOf(EARLY_SCRIPT);
  const textsOf = createTexts(loadOverHttp(files));
  // The first visitor does not wait for what all pages need.
  fetchAllViews().catch(report);
  let underWay = 0;
  /** Of what is being made, the documents for which the backend has said all. */
  const answered = new Set<string>();

  const kept = new LRUCache<string, Kept, Visit>({
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: ({ html }) => html.length,
    ttl: FRESH,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(_key, _stale, { context }) {
      underWay += 1;
      try {
        return await make(context);
      } finally {
        answered.delete(context.key);
        underWay -= 1;
      }
    },
  });

  async function make({ key, resolved, address }: Visit): Promise<Kept> {
    const { site } = resolved;
    const signal = AbortSignal.timeout(LONGEST);
    const [i18n, state] = await Promise.all([
      textsOf(site.locale),
      pageState({ site, url: address, now: now(), fetch: backend, signal }),
    ]);
    if (!state.isWhole) throw new Error('The backend took too long for a document');
    answered.add(key);
    const { scope, answers, parts } = state;
    const page = await renderPage(scope, i18n, signal);
    const { lang } = documentLanguage(i18n);
    const { views, texts } = page;
    const { brand, locale } = site;
    const colours = colourSheet(page.body);
    const served = { locale, parts, views, texts, answers };
    return {
      status: statusOf(state),
      colours,
      html: documentOf({ template, page, served, colours, lang, brand }),
    };
  }

  async function documentOrShell(visit: Visit): Promise<Kept | undefined> {
    if (!kept.has(visit.key) && underWay >= MOST_AT_ONCE) return undefined;
    const making = kept.fetch(visit.key, { context: visit });
    making.then((made) => {
      if (made?.status === 503) kept.delete(visit.key);
    }, report);
    const made = making.catch(() => undefined);
    const soon = await Promise.race([made, timePassed(PATIENCE)]);
    return soon ?? (answered.has(visit.key) ? made : undefined);
  }

  const storefront = new Hono();
  storefront.use(etag());
  storefront.get('*', async ({ req }) => {
    const url = new URL(req.url);
    const visit = visitOf(url);
    const tidied = visit && tidyPath(url, visit.resolved.basename);
    if (tidied !== undefined) return moved(tidied);
    const document = visit && (await documentOrShell(visit));
    if (!document) return shell();
    const { status, html, colours } = document;
    return new Response(html, {
      status,
      headers: {
        ...headers({
          styles: colours === '' ? [] : [await hashOf(colours)],
          scripts: [await earlyHash],
        }),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': status === 503 ? 'no-store' : CACHE,
        ...(status === 503 && { 'retry-after': '30' }),
      },
    });
  });
  storefront.onError((error) => {
    report(error);
    return shell();
  });
  return storefront;

  /** The page asks for everything itself, as everywhere before there were documents. */
  function shell(): Response {
    return new Response(template, {
      headers: {
        ...headers(NO_HASHES),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  }

  function moved(to: string): Response {
    return new Response(null, { status: 301, headers: { ...headers(NO_HASHES), location: to } });
  }
}

/** What is asked for, by what alone says which document it is. */
interface Visit {
  key: string;
  address: URL;
  resolved: ResolvedSite;
}

function visitOf(url: URL): Visit | undefined {
  const resolved = resolveNearestSite({ host: url.host, path: url.pathname, storeOverride: null });
  const address = documentAddress(url, resolved.basename);
  if (!address) return undefined;
  const { storeId, language } = resolved.site;
  return {
    key: [storeId, language, address.pathname + address.search].join(' '),
    address,
    resolved,
  };
}

/** RTE-26: the one address of a page, where it was asked for by another. */
function tidyPath({ pathname, search }: URL, basename: string): string | undefined {
  return tidyAddress({ path: pathname, search, hash: '' }, basename);
}

/** What there is nothing at is not found; what could not be asked for is somebody's to ask again. */
function statusOf({ scope }: PageState): Kept['status'] {
  // oxlint-disable-next-line selvedge/no-raw-units -- all has settled, and nothing is connected to it any more
  const now = <State>(store: Store<State>) => scope.getState(store);
  if (now($isMissing)) return 404;
  const states = [now($listing), now($product)];
  return states.some(({ status }) => status === 'failed') ? 503 : 200;
}

function timePassed(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
