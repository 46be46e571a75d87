import { type Scope, fork, scopeBind } from 'effector';
import '../app/whole-model.ts';
import type { PortHandler } from '../event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '../event-log/units.ts';
import type { AnyCall } from '../ports/http/call.ts';
import { declaredCalls } from '../ports/http/call.ts';
import { type Answer, keyOf } from '../ports/http/document-answers.ts';
import type { CallError } from '../ports/http/errors.ts';
import { $page } from '../pages/model.ts';
import { isPublic, takesSession } from '../ports/http/request.ts';
import { performCall } from '../ports/http/http.ts';
import { resolveSeoSearchFx, resolveSeoSearchHandler } from '../listing/model.ts';
import { SHARED_FEATURES, loadFeatureFx } from '../ports/features.ts';
import { navigateFx } from '../ports/navigation.ts';
import { createSessionGate } from '../ports/session/session-gate.ts';
import { sitePathOf } from '../kernel/site-path.ts';
import { appStarted } from '../ports/start.ts';
import type { Site } from '../store-config/stores.ts';
import { serviceKeysOf } from '../store-config/service-keys.ts';
import type { Ask } from './ask.ts';
import { type EarlyCall, callsAfter, callsOfPage } from './early-calls.ts';
import type { ParseCache } from './parse-cache.ts';

/** Ports never answer: a document has no session and no device. */
const NO_ANSWERS = declaredUnits().flatMap((declared): [AnyEffect, PortHandler][] =>
  declared.kind === 'port' ? [[declared.unit, forever]] : [],
);

/** Inputs of a page's state. */
export interface PageStateOptions {
  site: Site;
  /** Address of the visit. */
  url: URL;
  /** Milliseconds since 1970. */
  now: number;
  /** Fetches from the commerce backend. */
  fetch: typeof globalThis.fetch;
  /** Cache of parsed answers. */
  readings: ParseCache;
  /** Ends all waiting. */
  signal: AbortSignal;
  /** Receives requests that continue after `signal`. */
  outlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** State of a page without any visitor's data. */
export interface PageState {
  scope: Scope;
  /** Answers of the public calls, ordered by call. */
  answers: Answer[];
  /** Lazy features that the page has loaded. */
  features: string[];
  /** Address that the shop replaced the requested one with, if any. */
  elsewhere: string | undefined;
  /** True if every public call was answered. */
  isWhole: boolean;
  /** Sends a public call of this page, or returns its answer if it was sent before. */
  ask: Ask;
}

/**
 * Starts the shop at an address with public calls only. All other ports, such as session and
 * device, never answer. Resolves when nothing is under way, or when `signal` aborts.
 */
export async function pageState(options: PageStateOptions): Promise<PageState> {
  const { site, url, now, fetch, readings, signal, outlive } = options;
  const answers: Answer[] = [];
  const asked = new Map<string, Promise<unknown>>();
  const features: string[] = [];
  let elsewhere: string | undefined;
  let underWay = 0;
  const gate = createSessionGate();
  // A document has no session to renew.
  gate.onRefused = () => gate.resume('give-up');
  const environment = { ...site, origin: url.origin, keys: serviceKeysOf(site.brand) };

  function ask(call: AnyCall, params: unknown): Promise<unknown> {
    const key = keyOf({ call: call.name, params });
    const known = asked.get(key);
    if (known) return known;
    const answer = readings.read(`${url.origin} ${site.storeId} ${site.locale} ${key}`, {
      fetch,
      ask: (once) => performCall(call, params, { ...environment, fetch: once }, gate),
      signal,
      isLive: call.isLive === true,
      ...(outlive && { outlive }),
    });
    asked.set(key, answer);
    answer.then((value) => askEarly(callsAfter(call, value)), ignore);
    return answer;
  }

  function askEarly(calls: readonly EarlyCall[]): void {
    for (const [call, params] of calls) ask(call, params).catch(ignore);
  }

  const answered =
    (call: AnyCall): PortHandler =>
    async (params) => {
      underWay += 1;
      try {
        const value = await ask(call, params);
        answers.push({ call: call.name, params, value });
        return value;
      } catch (error) {
        // The browser repeats the call with its session.
        if (signal.aborted || takesSession(call)) return forever();
        answers.push({ call: call.name, params, error: error as CallError });
        throw error;
      } finally {
        underWay -= 1;
      }
    };

  const handlers = new Map<AnyEffect, PortHandler>(NO_ANSWERS);
  for (const [effect, call] of declaredCalls())
    if (isPublic(call)) handlers.set(effect, answered(call));
  handlers.set(loadFeatureFx, ({ part }: { part: string }) => {
    if (!SHARED_FEATURES.has(part)) return forever();
    features.push(part);
    return undefined;
  });

  handlers.set(resolveSeoSearchFx, resolveSeoSearchHandler);
  handlers.set(navigateFx, ({ to, replace }: { to: string; replace: boolean }) => {
    if (replace && to !== url.pathname + url.search) elsewhere = sitePathOf(to);
    return forever();
  });

  const scope = fork({ handlers: [...handlers] });
  scopeBind(appStarted, { scope })({ environment: environmentOf(url, now) });
  // oxlint-disable-next-line selvedge/no-raw-units -- read once, right after the start
  askEarly(callsOfPage(scope.getState($page)));
  await quiet(() => underWay === 0, signal);
  return {
    scope,
    answers: answers.toSorted(byCall),
    features,
    elsewhere,
    // At the deadline all calls have failed, so that none is under way.
    isWhole: underWay === 0 && !signal.aborted,
    ask: ask as Ask, // `performCall` returns the call's own value
  };
}

/** Sorts answers, so that equal pages give equal documents. */
function byCall(one: Answer, other: Answer): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

/** Only the caller that needs an answer handles its failure. */
function ignore(): void {}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Resolves after some idle tasks: a contract may load with its first answer. */
async function quiet(isQuiet: () => boolean, signal: AbortSignal): Promise<void> {
  for (let turns = 0; turns < 3 && !signal.aborted; turns = isQuiet() ? turns + 1 : 0)
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
}

/** Neutral environment of a document. */
function environmentOf(url: URL, now: number) {
  return {
    now,
    host: url.host,
    location: { path: url.pathname, search: url.search, hash: '', key: 'start' },
    referrer: '',
    language: '',
    timeZone: 'UTC+00:00',
    viewport: { width: 0, height: 0 },
    online: true,
    seed: 0,
    cookies: {},
    storage: {},
    storeOverride: null,
  };
}
