import type { FaultPlan } from '#harness/backend/faults/faults.ts';
import { type Random, createRandom } from '#src/kernel/random.ts';

/** Random source of a session. Restarts at every decision, so that removing one does not affect the others. */
export interface Chance {
  renew(seed: number): void;
  /** Stops all faults from here on. */
  calm(): void;
  plan(): FaultPlan;
  /** One-way latency of a message (ms). */
  latency(): number;
  /** True if an answer takes longer than the shop's timeout. */
  isSwallowed(): boolean;
  /** True if a file of the shop fails to load. */
  isFileLost(): boolean;
  /** True if a pending request is cancelled by the page's unload. */
  isCutOff(): boolean;
}

const FASTEST_MS = 10;
const SLOWEST_MS = 180;
/** Share of faults that are missing answers. */
const SWALLOWED_PART = 0.04;
/** File failures in relation to call faults. */
const LOST_PART = 0.2;

/** @param faults share of calls with a fault, from 0 to 1 */
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
