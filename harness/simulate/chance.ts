import type { FaultPlan } from '#harness/backend/faults/faults.ts';
import { type Random, createRandom } from '#src/kernel/random.ts';

/** The luck of a session. It starts anew at every decision of the shopper's, so that leaving one out changes that of no other. */
export interface Chance {
  /** Starts anew from a decision's seed. */
  renew(seed: number): void;
  /** No more trouble from here on. */
  calm(): void;
  plan(): FaultPlan;
  /** Milliseconds that a message travels one way. */
  latency(): number;
  /** True for an answer that does not come before the shop has given up. */
  isSwallowed(): boolean;
  /** True for a file of the shop's that cannot be had. */
  isFileLost(): boolean;
  /** True for a request of a page that is gone which had not left yet. */
  isCutOff(): boolean;
}

const FASTEST_MS = 10;
const SLOWEST_MS = 180;
/** Of all trouble, how much of it are answers that never come. */
const SWALLOWED_PART = 0.04;
/** Files are lost less often than calls meet with trouble. */
const LOST_PART = 0.2;

/** @param faults part of the calls that meet with trouble, from 0 to 1 */
export function createChance(seed: number, faults: number): Chance {
  let part = faults;
  let random: Random = createRandom(seed);
  let plan: FaultPlan = { seed, percent: part * 100 };
  return {
    renew(next) {
      random = createRandom(next);
      plan = { seed: next, percent: part * 100 };
    },
    calm() {
      part = 0;
      plan = { seed, percent: 0 };
    },
    plan: () => plan,
    latency: () => FASTEST_MS + random.below(SLOWEST_MS - FASTEST_MS),
    isSwallowed: () => random.next() < part * SWALLOWED_PART,
    isFileLost: () => random.next() < part * LOST_PART,
    isCutOff: () => random.next() < 0.5,
  };
}
