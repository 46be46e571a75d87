import { type Scope, fork, scopeBind } from 'effector';
import './model.ts';
import { followLink } from '../auth/model.ts';
import { readChoice, CONSENT_COOKIE } from '../consent/consent.ts';
import { ask, signalConsentFx } from '../consent/model.ts';
import { makeVisitorFx } from '../consent/visitor-model.ts';
import { importWithRetry } from '../kernel/lazy-import.ts';
import type { AnswerSamples, WriteSample } from '../ports/http/answer-samples.ts';
import type { HttpEnvironment, StoredAnswers } from '../ports/http/environment.ts';
import { createLateLogStore } from '../event-log/late-log-store.ts';
import { type SessionLog, createSessionLog } from '../event-log/session-log.ts';
import { hasTakenLink } from '../ports/browser/address-secrets.ts';
import { beginConsentMode, updateConsentMode } from '../ports/browser/measuring/data-layer.ts';
import { readEnvironment } from '../ports/browser/environment.ts';
import { catchUpWithSignOuts } from '../ports/browser/storage/forget-shopper.ts';
import { type BrowserHistory, createBrowserHistory } from '../ports/browser/page/history.ts';
import type { ServedDocument } from '../ports/browser/page/served-document.ts';
import { answersFirst, answersHeld } from '../ports/http/document-answers.ts';
import { livePorts } from '../ports/browser/live-ports.ts';
import { nextTask, whenIdle, whenPainted } from '../ports/browser/page/preload-files.ts';
import { fetchWithTimeout } from '../ports/browser/fetch-with-timeout.ts';
import { browserRenewalLock } from '../ports/browser/renewal-lock.ts';
import { rescue } from '../ports/browser/page/rescue.ts';
import { claimStream } from '../ports/browser/storage/stream.ts';
import { createTabChannel } from '../ports/browser/tabs.ts';
import { makeNonce } from '../ports/nonce.ts';
import { createMadeCalls } from '../ports/http/made-calls.ts';
import { callRefused, createSessionGate } from '../ports/session/session-gate.ts';
import { type Environment, appStarted, deviceRead } from '../ports/start.ts';
import { serviceKeysOf } from '../store-config/service-keys.ts';
import { type ResolvedSite, resolveNearestSite } from '../store-config/resolve-host.ts';
import { hasGrown, resolveSeoSearchFx, resolveSeoSearchHandler } from '../listing/model.ts';
import { pageOf, viewOf } from '../pages/page.ts';
import { loadModule, loadedModule } from './features/modules.ts';
import { listenToConnection, listenToHistory, listenToTabs } from './start-listeners.ts';

export interface RunningShop {
  scope: Scope;
  log: SessionLog;
  history: BrowserHistory;
  resolved: ResolvedSite;
  /**
   * Call after hydration: applies device state, held answers and navigation that happened
   * meanwhile.
   */
  brought(): void;
  /** Call when the page is idle: asks for consent, and loads measuring after consent. */
  asks(): void;
}

/** Start of a visit. */
export interface Visit {
  history: BrowserHistory;
  environment: Environment;
}

/** Reads the browser's environment; first deletes data after a sign-out in another tab. */
export function beginVisit(): Visit {
  catchUpWithSignOuts();
  const history = createBrowserHistory();
  return { history, environment: readEnvironment(history.current()) };
}

/**
 * True if the served document differs from this tab's page: another store, or a listing with more
 * loaded pages.
 */
export function hasOwnPage({ environment: { storeOverride, storage, location } }: Visit): boolean {
  return storeOverride !== null || hasGrown(storage, location.key);
}

export interface StartOptions {
  visit: Visit;
  /** Application version and commit. */
  app: string;
  /** Digest of all units, including those of lazy modules. */
  catalogue: string;
  /** Resolves when calls can start: at once, or when the embedded backend is ready. */
  backendReady: Promise<void>;
  /** Data of the served document, if any. */
  served: ServedDocument | undefined;
}

/**
 * Moments at which modules run. Most take long and wait until the page is painted and idle; sizes
 * and buttons of a product do not wait for the bag, and consent is asked for once idle.
 */
const MOMENTS: Readonly<Record<string, () => Promise<void>>> = {
  product: whenPainted,
  consent: () => Promise.resolve(),
};

/** Device state while a served document hydrates. */
const NOBODYS = { online: true, cookies: {}, storage: {}, isOptedOut: false };

/**
 * Starts the shop in a browser without rendering: forks the scope over the live ports and attaches the event log; then,
 * in a task of its own, listens to other input and dispatches `app/started`.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { visit, app, catalogue, backendReady, served } = options;
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
  const http: HttpEnvironment = {
    ...resolved.site,
    fetch: fetchWithTimeout(backendReady),
    origin: '',
    seen: new Map(),
    keys: serviceKeysOf(resolved.site.brand),
    ...(import.meta.env.VITE_BACKEND !== 'embedded' && { stored: lateStoredAnswers() }),
    sample: lateSamples((kind, body) => log.sample(kind, body)),
    log: made.log,
  };
  const live = livePorts({
    history,
    tabs,
    gate,
    lock,
    loadModule: (name) =>
      loadedModule(name) ?? (MOMENTS[name] ?? whenIdle)().then(() => loadModule(name)),
    domains: [
      [resolveSeoSearchFx, resolveSeoSearchHandler],
      [makeVisitorFx, makeNonce],
      [signalConsentFx, updateConsentMode],
    ],
    forgetLog: () => log.forget(),
    http,
  });
  const until = new Promise<void>((resolve) => (release = resolve));
  const ports = served ? answersHeld(until, answersFirst(served.answers, live)) : live;
  const scope = fork();
  log.attach(scope, ports);
  const refuse = scopeBind(callRefused, { scope });
  // Delays refusals until the device was read, because they depend on its user.
  gate.onRefused = served ? (refused) => void until.then(() => refuse(refused)) : refuse;
  let isAlive = served === undefined;
  /** Delays changes until hydration, because React would re-render a part that changes before. */
  function whenAlive(run: () => void): void {
    if (isAlive) run();
    else void until.then(run);
  }
  await nextTask();
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
    .catch(() => undefined); // Showing the page loads it again.
  const tellDevice = scopeBind(deviceRead, { scope });
  function brought(): void {
    const { online, cookies, storage, isOptedOut = false } = environment;
    if (served) tellDevice({ online, cookies, storage, ...(isOptedOut && { isOptedOut }) });
    release();
    isAlive = true;
    importWithRetry(() => import('./page-listeners.ts')).then(
      ({ attachPageListeners }) =>
        attachPageListeners({
          scope,
          basename: resolved.basename,
          log,
          stream,
          gate,
          made,
          productFiles: served?.productFiles ?? [],
          http,
          answers: served?.answers ?? [],
        }),
      () => undefined, // The page works without listeners. It reloads instead of being restored, because it holds its stream.
    );
  }
  function asks(): void {
    const { cookies, isOptedOut = false } = environment;
    const choice = readChoice(cookies[CONSENT_COOKIE], isOptedOut);
    if (choice?.analytical !== false) scopeBind(ask, { scope })();
  }
  return { scope, log, history, resolved, brought, asks };
}

/** Loads the code of stored answers with the first one. Release only: the demo tests lost answers. */
function lateStoredAnswers(): StoredAnswers {
  let coming: Promise<StoredAnswers> | undefined;
  const answers = () =>
    (coming ??= importWithRetry(() => import('../ports/browser/storage/stored-answers.ts')).then(
      ({ createStoredAnswers }) => createStoredAnswers(),
    ));
  const ignore = () => (coming = undefined); // The shop works without stored answers.
  return {
    write: (...answer) => void answers().then((stored) => stored.write(...answer), ignore),
    read: (...asked) => answers().then((stored) => stored.read(...asked), ignore),
    forget: () => void answers().then((stored) => stored.forget(), ignore),
  };
}

/** Loads the sample code with the first sample. Samples are taken when the page is idle: nothing waits for them. */
function lateSamples(write: WriteSample): NonNullable<HttpEnvironment['sample']> {
  let coming: Promise<AnswerSamples> | undefined;
  return (...answer) => {
    coming ??= importWithRetry(() => import('../ports/http/answer-samples.ts')).then(
      ({ createAnswerSamples }) => createAnswerSamples(write),
    );
    void Promise.all([coming, whenIdle()]).then(
      ([keep]) => keep(...answer),
      () => (coming = undefined), // The log works without samples.
    );
  };
}

/**
 * Writing to a database would prevent the back/forward cache: a cached page stores its lines in
 * the tab instead.
 */
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
