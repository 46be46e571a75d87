import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchModules } from './app/features/modules.ts';
import { beginVisit, hasOwnPage, startShop } from './app/start.ts';
import { reportFault } from './event-log/faults.ts';
import { doEarly } from './ports/browser/page/early.ts';
import { leaveEarlierWorker } from './ports/browser/earlier-worker.ts';
import { nextTask, whenIdle } from './ports/browser/page/preload-files.ts';
import {
  type ServedDocument,
  leaveServedDocument,
  readServedDocument,
} from './ports/browser/page/served-document.ts';
import { claimTrustedTypes } from './ports/browser/scripts/trusted-types.ts';
import { isTestHost } from './store-config/resolve-host.ts';
import { type LoadTranslations, START_NAMESPACES, loadOverHttp } from './ui/i18n/backend.ts';
import { type Translations, createI18n } from './ui/i18n/create-i18n.ts';
import { keepDocumentLanguage } from './ui/i18n/document-language.ts';
import { fetchViews } from './ui/lazy-view.ts';
import { watchSheets } from './ui/lost-sheets.ts';
import { ShownViewsContext } from './ui/shown-views.ts';

const root = document.documentElement;

/** Starts the demo's embedded backend. A release removes the worker that a demo on the same host has left. */
function backendReady(): Promise<void> {
  if (import.meta.env.VITE_BACKEND === 'embedded') return embeddedBackend();
  return leaveEarlierWorker();
}

/** Rejects without storage or service workers; every call then fails with a network error. */
async function embeddedBackend(): Promise<void> {
  const meta = document.querySelector('meta[name="selvedge-backend"]');
  if (meta?.getAttribute('content') !== 'embedded') return;
  try {
    const { startEmbeddedBackend } = await import('#harness/backend/browser.ts');
    await startEmbeddedBackend();
  } catch (error) {
    console.error('The embedded backend did not start:', error);
    throw error;
  }
}

/** Longest wait (ms) for the next hydrated view, before held answers are applied. */
const LONGEST_STEP = 8000;

/** Demo: on test hosts `?lng=qps` shows texts that only look foreign (`harness/texts/pseudo.ts`). */
function asAsked(load: LoadTranslations): LoadTranslations {
  if (import.meta.env.VITE_BACKEND !== 'embedded' || !isTestHost(location.host)) return load;
  return location.search.includes('lng=qps') ? (_, namespace) => load('qps', namespace) : load;
}

function createTexts(locale: string, namespaces = START_NAMESPACES): Translations {
  return createI18n({
    locale,
    namespaces,
    load: asAsked(loadOverHttp(fetch.bind(globalThis))),
    report({ language, namespace, reason }) {
      const failure = `Texts ${language}/${namespace} are missing: ${reason}`;
      // Only a page without a served document has rendered nothing yet.
      if (START_NAMESPACES.includes(namespace) && !readServedDocument()) showFatalError(failure);
      else console.error(failure);
    },
  });
}

/** Loads texts, modules and views of the served document, so that hydration changes nothing. */
async function fetchServed({
  locale,
  texts,
  features,
  views,
}: ServedDocument): Promise<Translations> {
  const translations = createTexts(locale, [...START_NAMESPACES, ...texts]);
  await Promise.all([translations.ready, fetchModules(features), fetchViews(views)]);
  return translations;
}

async function main(): Promise<void> {
  claimTrustedTypes();
  watchSheets(document);
  await nextTask();
  // In development all modules load before the start.
  if (import.meta.env.DEV) await import('./app/whole-model.ts');
  const visit = beginVisit();
  const served = hasOwnPage(visit) ? leaveServedDocument() : readServedDocument();
  const texts = served && (await fetchServed(served));
  const { scope, log, history, resolved, brought, asks } = await startShop({
    visit,
    app: `${__APP_VERSION__}+${__APP_COMMIT__}`,
    catalogue: __CATALOGUE__,
    backendReady: backendReady(),
    served,
  });
  root.dataset['brand'] = resolved.site.brand;
  const { i18n, ready } = texts ?? createTexts(resolved.site.locale);
  keepDocumentLanguage(i18n, root);
  await ready;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const app = <App {...{ scope, history, i18n }} exportTrace={log.export} />;
  if (served)
    return hydrate(container, app, served, () => {
      brought();
      whenAtRest(asks);
    });
  doEarly();
  createRoot(container).render(app);
  brought();
  whenAtRest(asks);
}

/** Calls `brought` once all views have hydrated, or after `LONGEST_STEP` without another one. */
function hydrate(
  container: HTMLElement,
  app: ReactNode,
  { views, asleep }: ServedDocument,
  brought: () => void,
): void {
  const missing = new Set(views);
  function listens(): void {
    clearTimeout(waiting);
    brought();
    queueMicrotask(doEarly); // After React's commit: during it a click cannot hydrate a tile.
  }
  const later = () => setTimeout(() => void whenIdle().then(listens), LONGEST_STEP);
  let waiting = later();
  function mounted(view: string): void {
    if (!missing.delete(view)) return;
    clearTimeout(waiting);
    if (missing.size === 0) listens();
    else waiting = later();
  }
  const shown = { mounted, asleep: { views: asleep } };
  hydrateRoot(container, <ShownViewsContext value={shown}>{app}</ShownViewsContext>, {
    onRecoverableError(error) {
      reportFault('document', error);
      console.error('The document is not what the page shows:', error);
    },
  });
}

/** Runs `then` when idle after the load event, so that it delays neither loading nor painting. */
function whenAtRest(then: () => void): void {
  const wait = () => void whenIdle().then(then);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

main().catch(showFatalError);

/** Shows plain text in English and German, without the framework, if the shop cannot start. */
function showFatalError(error: unknown): void {
  console.error(error);
  const container = document.getElementById('root');
  if (!container) return;
  const message = document.createElement('p');
  message.textContent =
    'The shop could not start. Please reload the page. – Der Shop konnte nicht starten. Bitte laden Sie die Seite neu.';
  container.replaceChildren(message);
}
