import type { Scope } from 'effector';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server.edge';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { App } from '../app/App.tsx';
import type { KnownStock } from '../seo/product-data.ts';
import { fetchAllViews } from '../ui/lazy-view.ts';
import { ShownViewsContext } from '../ui/shown-views.ts';
import { WithoutScriptContext } from '../ui/WithoutScript.tsx';
import { notedTexts } from './texts.ts';
import { placesIn } from './without-script/places.tsx';

/** A page as HTML, and what it was made of. */
export interface RenderedPage {
  /** What belongs into the document's head: title, description, links. */
  head: string;
  /** The `#root` with all that is in it. */
  body: string;
  /** What describes it to machines, as JSON-LD. */
  descriptions: string[];
  /** The lazy views that are in it. */
  views: string[];
  /** Those that sleep until somebody is near them. */
  asleep: string[];
  /** The namespaces of texts that are in it. */
  texts: string[];
}

/** As React marks a place that it leaves to the browser; no text of a page can hold it. */
const BROKEN_OFF = '<!--$!-->';
const ROOT = '<div id="root">';

/** Nobody presses anything here. */
const NO_HISTORY = { push() {}, replace() {}, go() {} };

/** Renders what a scope shows. Rejects where a view throws outside every boundary, or when `signal` says so. */
export async function renderPage(
  scope: Scope,
  i18n: I18n,
  signal: AbortSignal,
  stock?: KnownStock,
): Promise<RenderedPage> {
  await fetchAllViews();
  const views = new Set<string>();
  const asleep = new Set<string>();
  const texts = new Set<string>();
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
        <WithoutScriptContext value={placesIn(i18n)}>
          <App
            scope={scope}
            i18n={notedTexts(i18n, texts)}
            history={NO_HISTORY}
            exportTrace={noTrace}
          />
        </WithoutScriptContext>
      </ShownViewsContext>
    </div>
  );
  const atOnce = renderToString(page);
  const html = atOnce.includes(BROKEN_OFF) ? await renderInTurns(page, signal) : atOnce;
  // What was broken off is no page, whatever of it was whole.
  signal.throwIfAborted();
  // React puts what belongs into the head before everything else.
  const start = html.indexOf(ROOT);
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    descriptions: [...descriptions],
    views: [...views],
    asleep: [...asleep],
    texts: [...texts],
  };
}

/** What is waited for, or has failed in a place of its own: that is waited for here, and what was wrong is told. */
async function renderInTurns(page: ReactNode, signal: AbortSignal): Promise<string> {
  const { prelude } = await prerender(page, {
    // What is whole goes out as it is, without scripts that would put it into its place.
    progressiveChunkSize: Infinity,
    signal,
    // That it was broken off is told once, below.
    onError: (error: unknown) => void (signal.aborted || console.error(error)),
  });
  return new Response(prelude).text();
}

/** The button that saves a session is there before the log is. */
function noTrace(): Promise<string> {
  return Promise.resolve('');
}
