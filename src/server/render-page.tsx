import type { Scope } from 'effector';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server.edge';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { App } from '../app/App.tsx';
import type { KnownStock } from '../seo/product-data.ts';
import { fetchAllViews, textsOfViews } from '../ui/lazy-view.ts';
import { ShownViewsContext } from '../ui/shown-views.ts';
import { WithoutScriptContext } from '../ui/WithoutScript.tsx';
import { placesIn } from './without-script/places.tsx';

/** Rendered page with its metadata. */
export interface RenderedPage {
  /** Elements for the head: title, description, links. */
  head: string;
  /** The `#root` element with its content. */
  body: string;
  /** JSON-LD descriptions of the page. */
  descriptions: string[];
  /** Rendered lazy views. */
  views: string[];
  /** Views that hydrate only when needed. */
  asleep: string[];
  /** Used text namespaces. */
  texts: string[];
}

/** React's marker of a suspended boundary; no text of a page can contain it. */
const BROKEN_OFF = '<!--$!-->';
const ROOT = '<div id="root">';

/** No-op history, because nothing navigates on the server. */
const NO_HISTORY = { push() {}, replace() {}, go() {} };

/**
 * Renders a scope's page. Rejects if a view throws outside every error boundary, or if `signal`
 * aborts.
 */
export async function renderPage(
  scope: Scope,
  i18n: I18n,
  signal: AbortSignal,
  stock?: KnownStock,
): Promise<RenderedPage> {
  await fetchAllViews();
  const views = new Set<string>();
  const asleep = new Set<string>();
  const descriptions = new Set<string>();
  const page = (
    <div id="root">
      <ShownViewsContext
        value={{
          rendered: (view) => views.add(view),
          asleep: { rendered: (view) => asleep.add(view) },
          described: (json) => descriptions.add(json),
          stock,
        }}
      >
        <WithoutScriptContext value={placesIn(scope, i18n)}>
          <App scope={scope} i18n={i18n} history={NO_HISTORY} exportTrace={noTrace} />
        </WithoutScriptContext>
      </ShownViewsContext>
    </div>
  );
  const atOnce = renderToString(page);
  const html = atOnce.includes(BROKEN_OFF) ? await renderInTurns(page, signal) : atOnce;
  // An aborted render is incomplete.
  signal.throwIfAborted();
  // React renders head elements first.
  const start = html.indexOf(ROOT);
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    descriptions: [...descriptions],
    views: [...views],
    asleep: [...asleep],
    texts: textsOfViews([...views]),
  };
}

/** Renders with awaited suspense boundaries, and logs errors inside boundaries. */
async function renderInTurns(page: ReactNode, signal: AbortSignal): Promise<string> {
  const { prelude } = await prerender(page, {
    // Inlines completed boundaries instead of using scripts that move them.
    progressiveChunkSize: Infinity,
    signal,
    // An abort is reported once, below.
    onError: (error: unknown) => void (signal.aborted || console.error(error)),
  });
  return new Response(prelude).text();
}

/** The button that saves a session renders before the log exists. */
function noTrace(): Promise<string> {
  return Promise.resolve('');
}
