import { createRandom } from '#src/kernel/random.ts';
import type { BackendRequest, BackendResponse } from './message.ts';
import { createJudge, refusalOf, spoiled, type BackendRule, type FaultPlan } from './rules.ts';
import { step } from './step.ts';
import { toFetch } from './to-fetch.ts';
import { createWorld, type World } from './world.ts';

/** The world and its rules, clock and delays. */
export interface BackendOptions {
  seed: number;
  /** Seed of session tokens; the world's by default. */
  tokenSeed?: number;
  now?: () => number;
  rules?: readonly BackendRule[];
  faults?: FaultPlan;
  /** How a rule's delay passes; real time by default. */
  wait?: (ms: number) => Promise<void>;
  /** Stands around the step itself, after the delay: a place to load and save the world. */
  around?: (act: () => BackendResponse) => Promise<BackendResponse>;
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
  rules = [],
  faults,
  wait = realTime,
  around = (act) => Promise.resolve(act()),
}: BackendOptions): InProcessBackend {
  let world = createWorld(seed);
  let judge = createJudge(rules, faults);
  const random = createRandom(tokenSeed);

  async function handle(request: BackendRequest): Promise<BackendResponse> {
    const { delayMs, outcome } = judge(request);
    if (delayMs > 0) await wait(delayMs);
    const refusal = refusalOf(outcome);
    if (refusal) return refusal;
    const response = await around(() => {
      const result = step(world, request, random, now());
      world = result.world;
      return result.response;
    });
    return spoiled(response, outcome);
  }

  return {
    handle,
    fetch: toFetch(handle),
    world: () => world,
    setWorld: (next) => {
      world = next;
    },
    setRules: (next) => {
      judge = createJudge(next, faults);
    },
  };
}
