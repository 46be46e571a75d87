import { setupWorker } from 'msw/browser';
import { create } from 'superstruct';
import { GIVEN_SESSION } from '#src/ports/browser/renewal-lock.ts';
import { requestLock } from '#src/ports/browser/web-lock.ts';
import { isTestHost } from '#src/store-config/resolve-host.ts';
import { createEmbeddedBackend } from './embedded.ts';
import { keptFaults, takeSessionOrder } from './faults/kept-faults.ts';
import { openWorldStorage, resetWorld, withoutTokens } from './kept-world.ts';
import { mswHandlers } from './msw-handlers.ts';
import { BackendRules, type BackendRule } from './faults/rules.ts';
import { SESSION_MS } from './session/sessions.ts';
import { signOnAfterReturn, WORKER_PATH, whenWorkerControls } from './worker.ts';

const LOCK = 'selvedge-backend';

/** Address parameters on test hosts: reset the world, rules for this page (JSON), a scenario's world and rules. */
const RESET_PARAMETER = 'reset-backend';
const SCENARIO_PARAMETER = 'scenario';
const RULES_PARAMETER = 'backend-rules';

/** Seed of every browser's first world. */
const SEED = 1;

export interface EmbeddedBackendOptions {
  /** Starts with a fresh world; by default when the address carries `?reset-backend` and the page is not a reload. */
  resetRequested?: boolean;
  /** Scripted answers; by default those of the address parameter `backend-rules`. */
  rules?: readonly BackendRule[];
  seed?: number;
}

function reportFault(error: unknown): void {
  console.warn('The embedded backend cannot keep its world:', error);
}

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? requestLock(LOCK, {}, work) : work();
}

function parameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
}

function isResetInAddress(): boolean {
  return isNewVisit() && parameter(RESET_PARAMETER) !== null && isTestHost(location.host);
}

/**
 * Replaces the stored world with the world of the scenario in the address. Returns its rules once: a reload
 * continues without them.
 */
async function enterScenario(): Promise<Pick<EmbeddedBackendOptions, 'rules' | 'seed'>> {
  if (parameter(SCENARIO_PARAMETER) === null || !isTestHost(location.host)) return {};
  // The shop may navigate while the scenarios load.
  const visited = new URL(location.href);
  const { settingOf } = await import('#harness/scenarios/setting.ts');
  const setting = settingOf(visited, Date.now());
  if (!setting) {
    console.error(`There is no scenario ${parameter(SCENARIO_PARAMETER)}`);
    return {};
  }
  const { goTo, storage, seed, rules, start } = setting;
  if (goTo !== undefined) {
    fillStorage(storage);
    location.replace(goTo);
    return new Promise(() => undefined);
  }
  if (!isNewVisit()) return { seed };
  const { row, world } = start;
  const state = withoutTokens(world.state);
  if (row !== undefined) localStorage.setItem(GIVEN_SESSION, 'by a scenario');
  await openWorldStorage(reportFault).write({ seed, stamp: Date.now(), row, state });
  return { rules, seed };
}

function fillStorage(storage: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(storage))
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
}

function rulesInAddress(): readonly BackendRule[] {
  const text = parameter(RULES_PARAMETER);
  if (text === null || !isTestHost(location.host)) return [];
  try {
    return create(JSON.parse(text), BackendRules);
  } catch (error) {
    console.error(`The parameter ${RULES_PARAMETER} holds no rules:`, error);
    return [];
  }
}

/** Replaces the stored world with a new one. Open pages continue in it, signed out and with an empty bag. */
export async function resetEmbeddedBackend(seed = SEED): Promise<void> {
  await resetWorld(openWorldStorage(reportFault), seed, Date.now());
}

/**
 * Starts the backend inside the page: a service worker forwards the shop's calls to it. Rejects where
 * service workers are not allowed, such as outside a secure context.
 *
 * @example await startEmbeddedBackend({ resetRequested: true });
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions = {}): Promise<void> {
  const {
    resetRequested = isResetInAddress(),
    rules = rulesInAddress(),
    seed = SEED,
  } = { ...(await enterScenario()), ...options };
  if (resetRequested) await resetEmbeddedBackend(seed);
  // Rules count calls, so the shop must send each one.
  if (rules.length > 0) localStorage.setItem(GIVEN_SESSION, 'by rules');
  await whenWorkerControls();
  signOnAfterReturn(window);
  const [tokenSeed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const respond = createEmbeddedBackend({
    seed,
    tokenSeed,
    now: () => Date.now(),
    sessionMs: SESSION_MS,
    rules,
    faults: keptFaults(),
    takeOrder: takeSessionOrder,
    storage: openWorldStorage(reportFault),
    exclusively,
  });
  await setupWorker(...mswHandlers(respond)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: WORKER_PATH },
  });
}
