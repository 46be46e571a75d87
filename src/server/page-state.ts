import { type Scope, fork, scopeBind } from 'effector';
import '../app/whole-model.ts';
import type { PortHandler } from '../event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '../event-log/units.ts';
import type { AnyCall } from '../ports/http/call.ts';
import { declaredCalls } from '../ports/http/call.ts';
import { type Answer, keyOf } from '../ports/http/document-answers.ts';
import type { CallError } from '../ports/http/errors.ts';
import { isPublic, takesSession } from '../ports/http/request.ts';
import { performCall } from '../ports/http/http.ts';
import { readWordsFx, readWordsHandler } from '../listing/model.ts';
import { SHARED_PARTS } from '../pages/parts.ts';
import { loadPartFx } from '../ports/late.ts';
import { navigateFx } from '../ports/navigation.ts';
import { createSessionGate } from '../ports/session/session-gate.ts';
import { sitePathOf } from '../kernel/site-path.ts';
import { appStarted } from '../ports/start.ts';
import type { Site } from '../store-config/stores.ts';
import { serviceKeysOf } from '../store-config/service-keys.ts';
import type { Readings } from './readings.ts';

/** What a page is made from. */
export interface PageStateOptions {
  site: Site;
  /** The visit's address. */
  url: URL;
  /** Milliseconds since 1970. */
  now: number;
  /** Asks the commerce backend. */
  fetch: typeof globalThis.fetch;
  /** What answers were read as before. */
  readings: Readings;
  /** No answer is waited for any longer. */
  signal: AbortSignal;
}

/** The state of a page as everybody sees it. */
export interface PageState {
  scope: Scope;
  /** What the public calls have answered, ordered by the calls. */
  answers: Answer[];
  /** The late modules' parts that the page has. */
  parts: string[];
  /** Where the page is, if not here: the address that the shop would have put in this one's place. */
  elsewhere: string | undefined;
  /** Whether every public call has been answered. */
  isWhole: boolean;
}

/**
 * Starts the shop at an address and lets it ask what is the same for everybody: calls whose answers
 * are remembered. All else, what a session or a device knows above all, never answers here. Comes when
 * nothing more is under way, or when `signal` says that it has taken too long.
 */
export async function pageState(options: PageStateOptions): Promise<PageState> {
  const { site, url, now, fetch, readings, signal } = options;
  const answers: Answer[] = [];
  const parts: string[] = [];
  let elsewhere: string | undefined;
  let underWay = 0;
  const gate = createSessionGate();
  // A document has no session to renew.
  gate.onRefused = () => gate.resume('give-up');
  const environment = { ...site, origin: url.origin, keys: serviceKeysOf(site.brand) };
  const asking: typeof fetch = (input, init) => fetch(input, { ...init, signal });

  const ask = (call: AnyCall, params: unknown): Promise<unknown> =>
    readings.read(
      `${url.origin} ${site.storeId} ${site.locale} ${keyOf({ call: call.name, params })}`,
      asking,
      (once) => performCall(call, params, { ...environment, fetch: once }, gate),
    );

  const answered =
    (call: AnyCall): PortHandler =>
    async (params) => {
      underWay += 1;
      try {
        const value = await ask(call, params);
        answers.push({ call: call.name, params, value });
        return value;
      } catch (error) {
        // The browser asks with its session again.
        if (signal.aborted || takesSession(call)) return forever();
        answers.push({ call: call.name, params, error: error as CallError });
        throw error;
      } finally {
        underWay -= 1;
      }
    };

  const handlers = new Map<AnyEffect, PortHandler>();
  for (const declared of declaredUnits())
    if (declared.kind === 'port') handlers.set(declared.unit, forever);
  for (const [effect, call] of declaredCalls())
    if (isPublic(call)) handlers.set(effect, answered(call));
  handlers.set(loadPartFx, ({ part }: { part: string }) => {
    if (!SHARED_PARTS.has(part)) return forever();
    parts.push(part);
    return undefined;
  });

  handlers.set(readWordsFx, readWordsHandler);
  handlers.set(navigateFx, ({ to, replace }: { to: string; replace: boolean }) => {
    if (replace && to !== url.pathname + url.search) elsewhere = sitePathOf(to);
    return forever();
  });

  const scope = fork({ handlers: [...handlers] });
  scopeBind(appStarted, { scope })({ environment: environmentOf(url, now) });
  await quiet(() => underWay === 0, signal);
  return { scope, answers: answers.toSorted(byCall), parts, elsewhere, isWhole: underWay === 0 };
}

/** The same page is the same document, whichever answer came first. */
function byCall(one: Answer, other: Answer): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Comes when nothing has been under way for some turns: what reads an answer may be loaded with the first. */
async function quiet(isQuiet: () => boolean, signal: AbortSignal): Promise<void> {
  for (let turns = 0; turns < 3 && !signal.aborted; turns = isQuiet() ? turns + 1 : 0)
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
}

/** The surroundings of a document: those of nobody in particular. */
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
