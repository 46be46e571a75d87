import { type Scope, scopeBind } from 'effector';
import { CONSENT_COOKIE } from '../consent/consent.ts';
import { STORED_ADDS_KEY } from '../cart/changes/stored-adds-key.ts';
import type { SessionLog } from '../event-log/session-log.ts';
import { importWithRetry } from '../kernel/lazy-import.ts';
import { readCookies } from '../ports/browser/environment.ts';
import { newsOf } from '../ports/browser/connection-news.ts';
import { noteCallEntry } from '../ports/browser/measuring/call-entries.ts';
import { onIntent } from '../ports/browser/page/intent.ts';
import { registerOfflineWorker } from '../ports/browser/offline/register-worker.ts';
import { isReportLeft } from '../ports/browser/storage/stored-report.ts';
import { offerTrace } from '../ports/browser/storage/own-trace.ts';
import { isStoredInTab } from '../ports/browser/page/page-life.ts';
import {
  linksOfContent,
  prefetchFiles,
  preloadFiles,
  whenIdle,
} from '../ports/browser/page/preload-files.ts';
import { turn } from '../ports/browser/page/page-turn.ts';
import { onReturn } from '../ports/browser/page/return.ts';
import { prefersReducedData } from '../ports/browser/prefers-reduced-data.ts';
import { connectionChanged } from '../ports/connection.ts';
import type { Stream } from '../ports/browser/storage/stream.ts';
import type { Answer } from '../ports/http/document-answers.ts';
import { requestContent } from '../ports/http/request-content.ts';
import type { HttpEnvironment } from '../ports/http/environment.ts';
import { describeCalls } from '../ports/http/call-log.ts';
import type { MadeCalls } from '../ports/http/made-calls.ts';
import { pageShownAgain } from '../ports/start.ts';
import type { SessionGate } from '../ports/session/session-gate.ts';
import { warmProduct } from '../product/model.ts';
import { lazyFeaturesOf, pageOf, viewOf } from '../pages/page.ts';
import { takeUpReport } from '../reports/open-model.ts';
import { fetchViews } from '../ui/lazy-view.ts';
import { attachErrorListeners } from './error-listeners.ts';
import { fetchModules } from './features/modules.ts';

/** Parts of a running shop that need listeners. */
interface ListenedShop {
  scope: Scope;
  /** Site's part of every path. */
  basename: string;
  log: Pick<SessionLog, 'export' | 'goOn'>;
  stream: Stream;
  gate: Pick<SessionGate, 'forgetToken'>;
  made: Pick<MadeCalls, 'listen'>;
  /** Addresses of the scripts that a product page runs after its first paint. */
  productFiles: readonly string[];
  http: HttpEnvironment;
  /** Answers that the document contained. */
  answers: readonly Answer[];
}

/** Fetches what the page of a link consists of; of a product also its data and the transition. */
async function fetchPage(
  { scope, basename, productFiles }: ListenedShop,
  { pathname, search }: HTMLAnchorElement,
  isPress: boolean,
): Promise<void> {
  const page = pageOf({ path: pathname, search }, basename);
  const view = viewOf(page).fetch();
  const files: Promise<unknown>[] = [view];
  if (page.kind !== 'product') files.push(fetchModules(lazyFeaturesOf(page)));
  else {
    preloadFiles(productFiles, view);
    if (!isPress) files.push(runProductPage(view));
    scopeBind(warmProduct, { scope })({ productId: page.productId });
    const morphing = importWithRetry(() => import('../ports/browser/page/morph.ts'));
    files.push(morphing.then(({ morph }) => (turn.page = morph)));
  }
  await Promise.all(files);
}

/** Runs the scripts of a product page while a pointer rests on its link. A press would wait for them. */
async function runProductPage(view: Promise<unknown>): Promise<void> {
  await view;
  await fetchModules(['product']);
  await fetchViews(['ProductWhole']);
}

/**
 * Downloads what every product page needs once the page is idle, if it has a link to one: a press then waits for the
 * product's data only.
 */
async function fetchProductPage({ basename, productFiles }: ListenedShop): Promise<void> {
  const pageAt = ({ pathname, search }: HTMLAnchorElement) =>
    pageOf({ path: pathname, search }, basename);
  const link = linksOfContent().find((each) => pageAt(each).kind === 'product');
  if (!link || prefersReducedData()) return;
  await viewOf(pageAt(link)).fetch();
  prefetchFiles(productFiles);
}

/** Links to pages of the shop, and buttons that open a view. */
const OPENERS = 'a[href^="/"]:not([href^="//"]), [data-opens-view]';

/** Attaches the page's listeners after hydration; not part of the first load. */
export function attachPageListeners(shop: ListenedShop): void {
  const { scope, log, stream, gate, made, http, answers } = shop;
  made.listen(describeCalls(noteCallEntry)); // ANA-03
  if (import.meta.env.VITE_BACKEND !== 'embedded') {
    const changed = scopeBind(connectionChanged, { scope });
    registerOfflineWorker({
      tell: (isOnline) => changed(newsOf(isOnline)),
      afterFirst: () => requestContent(answers, http),
    }).catch(() => undefined); // The shop works without it.
  }
  attachErrorListeners(scope, stream);
  offerTrace(log);
  if (isReportLeft()) scopeBind(takeUpReport, { scope })();
  onIntent(OPENERS, (element, isPress) => {
    if (prefersReducedData()) return;
    const { opensView } = (element as HTMLElement).dataset; // the selector matches HTML elements
    const files = opensView
      ? fetchViews([opensView])
      : fetchPage(shop, element as HTMLAnchorElement, isPress);
    files.catch(() => undefined); // A press loads them again and shows the error.
  });
  whenIdle()
    .then(() => fetchProductPage(shop))
    .catch(() => undefined); // A press loads the page, and shows the error.
  const shownAgain = scopeBind(pageShownAgain, { scope });
  onReturn({
    stream,
    mark: () => readCookies()[CONSENT_COOKIE] ?? '',
    run() {
      log.goOn();
      gate.forgetToken(); // The shared cookie identifies the current session.
      shownAgain({ isStillKept: isStoredInTab(STORED_ADDS_KEY) });
    },
  });
}
