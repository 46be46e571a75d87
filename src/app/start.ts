import { type Scope, fork, scopeBind } from 'effector';
import './model.ts';
import { followLink } from '../auth/model.ts';
import { readChoice, CONSENT_COOKIE } from '../consent/consent.ts';
import { ask, decideVariantFx, signalConsentFx } from '../consent/model.ts';
import { makeVisitorFx } from '../consent/visitor-model.ts';
import { fetchFile, onFileNews } from '../kernel/late-file.ts';
import { frontPictureOf } from '../kernel/picture.ts';
import type { AnswerSamples, WriteSample } from '../ports/http/answer-samples.ts';
import type { HttpEnvironment } from '../ports/http/environment.ts';
import { createLateLogStore } from '../event-log/late-log-store.ts';
import { type SessionLog, createSessionLog } from '../event-log/session-log.ts';
import { hasTakenLink } from '../ports/browser/address-secrets.ts';
import { arriveAtTop, isChoosing } from '../ports/browser/page/arrival.ts';
import { beginConsentMode, updateConsentMode } from '../ports/browser/measuring/data-layer.ts';
import { readEnvironment } from '../ports/browser/environment.ts';
import { catchUpWithSignOuts } from '../ports/browser/storage/forget-shopper.ts';
import { type BrowserHistory, createBrowserHistory } from '../ports/browser/page/history.ts';
import type { ServedDocument } from '../ports/browser/page/served-document.ts';
import { answersFirst, answersHeld } from '../ports/http/document-answers.ts';
import { livePorts } from '../ports/browser/live-ports.ts';
import { turn } from '../ports/browser/page/page-turn.ts';
import { onConnection } from '../ports/browser/connection-news.ts';
import { fetchWithTimeout } from '../ports/browser/fetch-with-timeout.ts';
import { browserRenewalLock } from '../ports/browser/renewal-lock.ts';
import { rescue } from '../ports/browser/page/rescue.ts';
import { createScrollMemory } from '../ports/browser/page/scroll.ts';
import { claimStream } from '../ports/browser/storage/stream.ts';
import { type TabChannel, createTabChannel } from '../ports/browser/tabs.ts';
import { makeNonce } from '../ports/nonce.ts';
import { connectionChanged } from '../ports/connection.ts';
import { createMadeCalls } from '../ports/http/made-calls.ts';
import { fileCame, fileLost } from '../ports/lost-files.ts';
import { type Location, locationChanged } from '../ports/navigation.ts';
import type { RenewalLock } from '../ports/session/renewal-lock.ts';
import {
  type SessionGate,
  callRefused,
  createSessionGate,
  hearOtherTab,
} from '../ports/session/session-gate.ts';
import { type Environment, appStarted, deviceRead } from '../ports/start.ts';
import { tabMessageReceived } from '../ports/tabs.ts';
import { serviceKeysOf } from '../store-config/service-keys.ts';
import { type ResolvedSite, resolveNearestSite } from '../store-config/resolve-host.ts';
import { hasGrown, readWordsFx, readWordsHandler } from '../listing/model.ts';
import { pageOf, viewOf } from '../pages/page.ts';
import { productIdOf } from '../pages/product-path.ts';
import { loadModule } from './late/modules.ts';

export interface RunningShop {
  scope: Scope;
  log: SessionLog;
  history: BrowserHistory;
  resolved: ResolvedSite;
  /** To be called when the page listens: what the device knows of a document's comes in, with what was answered and where the shopper went meanwhile. */
  brought(): void;
  /** To be called when the page is shown and at rest: whoever has not chosen is asked what may be kept, and of whoever has agreed to it is measured. */
  asks(): void;
}

/** Where somebody has come, and with what. */
export interface Visit {
  history: BrowserHistory;
  environment: Environment;
}

/** Reads the browser's surroundings; what another tab has signed out of is forgotten before. */
export function beginVisit(): Visit {
  catchUpWithSignOuts();
  const history = createBrowserHistory();
  return { history, environment: readEnvironment(history.current()) };
}

/** Whether this tab has a state of its own at its address, so that the document, which is everybody's, is not its page: another store, or pages of a listing put below. */
export function hasOwnPage({ environment: { storeOverride, storage, location } }: Visit): boolean {
  return storeOverride !== null || hasGrown(storage, location.key);
}

export interface StartOptions {
  visit: Visit;
  /** Application version and commit. */
  app: string;
  /** Digest of all units, those of late modules as well. */
  catalogue: string;
  /** Names of the ports that late modules bring. */
  latePorts: readonly string[];
  /** Resolves when calls can go out: at once, or when the embedded backend is up. */
  backendReady: Promise<void>;
  /** What the server has made the page from, if it has. */
  served: ServedDocument | undefined;
}

/** What a document knows of the device. */
const NOBODYS = { online: true, cookies: {}, storage: {}, isOptedOut: false };

/**
 * Starts the shop in a browser, up to but without the first picture: reads the environment, forks
 * the scope over the live ports, attaches the event log, and says `app/started`.
 */
export function startShop(options: StartOptions): RunningShop {
  const { visit, app, catalogue, latePorts, backendReady, served } = options;
  const { history, environment } = visit;
  const resolved = resolveNearestSite({
    host: environment.host,
    path: environment.location.path,
    storeOverride: environment.storeOverride,
  });
  if (resolved.error) console.error(resolved.error.message); // CFG-11
  beginConsentMode();
  const tabs = createTabChannel();
  const gate = createSessionGate();
  const lock = browserRenewalLock();
  const stream = claimStream();
  const log = createSessionLog({
    app,
    catalogue,
    store: createLateLogStore(window),
    stream: stream.name,
    rescue,
    now: () => performance.timeOrigin + performance.now(),
    schedule: (run, ms) => setTimeout(run, ms),
  });
  const made = createMadeCalls(() => performance.now());
  let release: () => void = () => undefined;
  const live = livePorts({
    history,
    tabs,
    gate,
    lock,
    loadModule,
    domains: [
      [readWordsFx, readWordsHandler],
      [
        decideVariantFx,
        () =>
          fetchFile(() => import('../experiments/notice-draw.ts')).then(
            ({ drawNotice }) => drawNotice(),
            () => 'control' as const,
          ),
      ],
      [makeVisitorFx, makeNonce],
      [signalConsentFx, updateConsentMode],
    ],
    forgetLog: () => log.forget(),
    http: {
      ...resolved.site,
      fetch: fetchWithTimeout(backendReady),
      origin: '',
      seen: new Map(),
      keys: serviceKeysOf(resolved.site.brand),
      sample: lateSamples((kind, body) => log.sample(kind, body)),
      log: made.log,
    },
  });
  const until = new Promise<void>((resolve) => (release = resolve));
  const ports = served ? answersHeld(until, answersFirst(served.answers, live)) : live;
  const scope = fork({ handlers: log.wrap(ports, latePorts) });
  log.attach(scope);
  const refuse = scopeBind(callRefused, { scope });
  // Whose call it was is known when the device is read.
  gate.onRefused = served ? (refused) => void until.then(() => refuse(refused)) : refuse;
  let isAlive = served === undefined;
  /** What would change the page waits until all of it listens: React makes anew what changes before. */
  function whenAlive(run: () => void): void {
    if (isAlive) run();
    else void until.then(run);
  }
  listenToHistory(scope, history, whenAlive);
  listenToTabs(scope, tabs, gate, lock);
  listenToConnection(scope, whenAlive);
  flushOnLeaving(log);
  const begin = scopeBind(appStarted, { scope });
  begin({
    environment: served ? { ...environment, ...NOBODYS, servedAt: served.now } : environment,
  });
  if (hasTakenLink()) scopeBind(followLink, { scope })();
  const page = pageOf(environment.location, resolved.basename);
  viewOf(page)
    .fetch()
    .catch(() => undefined); // Shown, it is asked for again.
  const tellDevice = scopeBind(deviceRead, { scope });
  function brought(): void {
    const { online, cookies, storage, isOptedOut = false } = environment;
    if (served) tellDevice({ online, cookies, storage, ...(isOptedOut && { isOptedOut }) });
    release();
    isAlive = true;
    fetchFile(() => import('./alive.ts')).then(
      ({ attend }) => attend({ scope, log, stream, gate, made }),
      () => undefined, // The page does without hints, and is loaded anew where it might have been kept: it holds its stream.
    );
  }
  function asks(): void {
    const { cookies, isOptedOut = false } = environment;
    const choice = readChoice(cookies[CONSENT_COOKIE], isOptedOut);
    if (choice?.analytical !== false) scopeBind(ask, { scope })();
  }
  return { scope, log, history, resolved, brought, asks };
}

/** What keeps samples of answers and requests is loaded with the first of them. */
function lateSamples(write: WriteSample): NonNullable<HttpEnvironment['sample']> {
  let coming: Promise<AnswerSamples> | undefined;
  return (...answer) => {
    coming ??= fetchFile(() => import('../ports/http/answer-samples.ts')).then(
      ({ createAnswerSamples }) => createAnswerSamples(write),
    );
    void coming.then(
      (keep) => keep(...answer),
      () => (coming = undefined), // The log does without.
    );
  };
}

function listenToHistory(scope: Scope, history: BrowserHistory, whenAlive: WhenAlive): void {
  const changed = scopeBind(locationChanged, { scope });
  const scroll = createScrollMemory();
  let last = history.current();
  scroll.arrive(last.key);
  history.listen((location, action) => {
    scroll.leave(last.key);
    const from = last;
    last = location;
    const isChoice = isProduct(from) && isProduct(location) && isChoosing();
    whenAlive(() =>
      turn.page({
        entered: action === 'replace' ? undefined : pictureOfPage(location),
        left: action === 'replace' ? undefined : pictureOfPage(from),
        update: () => changed({ location, action }),
        place() {
          if (action === 'pop') scroll.comeBack(location.key);
          else if (isElsewhere(from, location, action) && !isChoice) arriveAtTop();
        },
      }),
    );
  });
  scroll.attach(() => last.key);
}

type WhenAlive = (run: () => void) => void;

function pictureOfPage({ path }: Location): string | undefined {
  const productId = productIdOf(path);
  return productId && frontPictureOf(productId);
}

function isProduct({ path }: Location): boolean {
  return productIdOf(path) !== undefined;
}

/** Another page, or another page of a listing; other filters of one, and more of it, leave the shopper where they are. */
function isElsewhere(last: Location, { path, search }: Location, action: string): boolean {
  const pageOf = (query: string) => new URLSearchParams(query).get('page');
  return path !== last.path || (action === 'push' && pageOf(search) !== pageOf(last.search));
}

function listenToConnection(scope: Scope, whenAlive: WhenAlive): void {
  const changed = scopeBind(connectionChanged, { scope });
  onConnection((news) => whenAlive(() => changed(news)));
  const lost = scopeBind(fileLost, { scope });
  const came = scopeBind(fileCame, { scope });
  onFileNews(({ isHere, ...file }) => (isHere ? came : lost)(file));
}

function listenToTabs(scope: Scope, tabs: TabChannel, gate: SessionGate, lock: RenewalLock): void {
  const heard = scopeBind(tabMessageReceived, { scope });
  tabs.listen((message) => {
    hearOtherTab(message, gate, lock);
    heard(message);
  });
}

/** A page that is writing to a database is not kept for Back: what it may still need is left in the tab. */
function flushOnLeaving(log: SessionLog): void {
  let isKept = false;
  window.addEventListener('pagehide', ({ persisted }) => {
    isKept = persisted;
    if (isKept) log.leave();
    else void log.flush();
  });
  window.addEventListener('pageshow', () => (isKept = false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !isKept) void log.flush();
  });
}
