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

/** Ends the session of the next request: by timeout, or by a sign-in on another device. */
export type SessionOrder = 'time' | 'other-device';

/** The world and its rules, clock and delays. */
export interface BackendOptions {
  seed: number;
  /** Seed of session tokens; the world's by default. */
  tokenSeed?: number;
  now?: () => number;
  /** Session lifetime (ms) since its last use; unlimited by default. Remembered sessions last 30 days. */
  sessionMs?: number | undefined;
  rules?: readonly BackendRule[];
  /** Random faults; a function is called at each request, and a new plan restarts the sequence. */
  faults?: FaultPlan | (() => FaultPlan | undefined);
  /** Returns a pending session order. Called for each request with an open session. */
  takeOrder?: () => SessionOrder | undefined;
  /** Waits for a rule's delay; real time by default. */
  wait?: (ms: number) => Promise<void>;
  /** Wraps the step, after the delay: loads and saves the world. */
  around?: (act: () => BackendResponse, request: BackendRequest) => Promise<BackendResponse>;
}

/** A backend that runs in the caller's own process. */
export interface InProcessBackend {
  handle(request: BackendRequest): Promise<BackendResponse>;
  /** A `fetch` that sends every request to this backend and stores the session cookie like a browser. */
  fetch: typeof globalThis.fetch;
  world(): World;
  /** Continues from another world, e.g. one that another tab has written. */
  setWorld(world: World): void;
  /** Replaces the rules from here on. */
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
 * A backend with its own world. Deterministic: the same seed and requests give the same answers.
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
    const routes = found instanceof Promise ? await found : found; // await only a promise: an extra microtask would change the order
    const texts = loadTextsFor(request);
    if (texts) await texts;
    const payment =
      typeof outcome === 'object' && 'payment' in outcome ? outcome.payment : undefined;
    return around(() => {
      // Must run first: it applies to every outcome of the request.
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
