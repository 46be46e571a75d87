import { createRandom } from '#src/kernel/random.ts';
import { withoutLeavers } from './account/leavers.ts';
import { createChance, type FaultPlan } from './faults/faults.ts';
import type { BackendRequest, BackendResponse } from './message.ts';
import { carriesOpenSession, refusalOf, stepUnder } from './faults/outcomes.ts';
import { createJudge, type BackendRule, type Judge } from './faults/rules.ts';
import { routesFor } from './late-routes.ts';
import { loadTextsFor } from './request-site.ts';
import { step } from './step.ts';
import { toFetch } from './to-fetch.ts';
import { createWorld, type World } from './world.ts';

/** Ends the session of the request that it meets: as if its time had run out, or by a sign-in elsewhere. */
export type SessionOrder = 'time' | 'other-device';

/** The world and its rules, clock and delays. */
export interface BackendOptions {
  seed: number;
  /** Seed of session tokens; the world's by default. */
  tokenSeed?: number;
  now?: () => number;
  /** How long a session lives after its last use, in milliseconds; for ever by default. A remembered one lives 30 days. */
  sessionMs?: number | undefined;
  rules?: readonly BackendRule[];
  /** Trouble by chance; a function is asked at each request, and a new plan starts anew. */
  faults?: FaultPlan | (() => FaultPlan | undefined);
  /** An order that is still to be carried out. Asked at each request that carries an open session. */
  takeOrder?: () => SessionOrder | undefined;
  /** How a rule's delay passes; real time by default. */
  wait?: (ms: number) => Promise<void>;
  /** Stands around the step itself, after the delay: a place to load and save the world. */
  around?: (act: () => BackendResponse, request: BackendRequest) => Promise<BackendResponse>;
}

/** A backend that runs in the caller's own process. */
export interface InProcessBackend {
  handle(request: BackendRequest): Promise<BackendResponse>;
  /** A `fetch` whose every request goes to this backend. It keeps the session cookie as a browser would. */
  fetch: typeof globalThis.fetch;
  world(): World;
  /** Goes on from another world, e.g. one that another tab has left. */
  setWorld(world: World): void;
  /** Scripts the calls from here on. */
  setRules(rules: readonly BackendRule[]): void;
}

function realTime(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

const NO_FAULTS: FaultPlan = { seed: 0, percent: 0 };

function chanceOf(faults: BackendOptions['faults'] = NO_FAULTS): Judge {
  if (typeof faults !== 'function') return createChance(faults);
  let plan = faults();
  let chance = createChance(plan ?? NO_FAULTS);
  return (request) => {
    const current = faults();
    if (current !== plan) chance = createChance(current ?? NO_FAULTS);
    plan = current;
    return chance(request);
  };
}

/**
 * A backend with a world of its own. The same seed and the same requests give the same answers.
 *
 * @example
 * const backend = createInProcessBackend({ seed: 1, rules: [{ on: 'POST /cart', delayMs: 500 }] });
 * await backend.fetch('/transformer/products/RL0101RAW');
 */
export function createInProcessBackend({
  seed,
  tokenSeed = seed,
  now = () => 0,
  sessionMs,
  rules = [],
  faults,
  takeOrder = () => undefined,
  wait = realTime,
  around = (act) => Promise.resolve(act()),
}: BackendOptions): InProcessBackend {
  let world = createWorld(seed);
  const byChance = chanceOf(faults);
  let judge = createJudge(rules, byChance);
  const random = createRandom(tokenSeed);

  async function handle(request: BackendRequest): Promise<BackendResponse> {
    const { delayMs, outcome } = judge(request);
    if (delayMs > 0) await wait(delayMs);
    const refusal = refusalOf(outcome);
    if (refusal) return refusal;
    const found = routesFor(request);
    const routes = found instanceof Promise ? await found : found; // no turn is lost on what is here
    const texts = loadTextsFor(request);
    if (texts) await texts;
    const payment =
      typeof outcome === 'object' && 'payment' in outcome ? outcome.payment : undefined;
    return around(() => {
      // First of all, so that it is so whatever else becomes of the request.
      world = withoutLeavers(world, now());
      const order = carriesOpenSession(world, request) ? takeOrder() : undefined;
      const result = stepUnder(order ? { end: order } : outcome, world, request, (from) =>
        step(from, request, random, now(), { sessionMs, routes, payment }),
      );
      world = result.world;
      return result.response;
    }, request);
  }

  return {
    handle,
    fetch: toFetch(handle),
    world: () => world,
    setWorld: (next) => {
      world = next;
    },
    setRules: (next) => {
      judge = createJudge(next, byChance);
    },
  };
}
