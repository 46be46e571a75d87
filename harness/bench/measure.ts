import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { createRandom } from '#src/kernel/random.ts';

/** Rounds before a measurement counts. */
export const WARM_UP = 4;
/** Records of a long session. */
export const LONG = 20_000;

/** One figure, printed as a JSON line. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Number of measurements behind the median, or of counted items. */
  n: number;
}

/** True if a figure with this prefix is requested. */
export type Wanted = (start: string) => boolean;

export interface Benchmark {
  run(wanted: Wanted): Promise<Figure[]> | Figure[];
}

/** Median; the mean of the two middle values for an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Median of a figure's measurements. */
export function figure(name: string, values: readonly number[], unit: string, digits = 1): Figure {
  return { name, value: rounded(median(values), digits), unit, n: values.length };
}

/** Runs measurements in alternating order, so that other load meets all alike; leaves out the first rounds. */
export async function alternating<Kind extends string>(
  kinds: Readonly<Record<Kind, (round: number) => number | Promise<number>>>,
  rounds: number,
  warmUp: number,
): Promise<Record<Kind, number[]>> {
  const names = Object.keys(kinds) as Kind[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Kind,
    number[]
  >;
  for (let round = 0; round < rounds + warmUp; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const result = await kinds[name](round);
      if (round >= warmUp) results[name].push(result);
    }
  return results;
}

/** Median of `recorded` over `bare`, in percent, round by round. */
export function overhead(name: string, costs: Record<'bare' | 'recorded', number[]>): Figure {
  const ratios = costs.bare.map((bare, at) => ((costs.recorded[at] ?? NaN) / bare - 1) * 100);
  return figure(name, ratios, '%');
}

/** Verified records a second of processor time; throws if a trace diverges. */
export function replaySpeed(name: string, traces: readonly Trace[], rounds: number): Figure {
  const records = traces.reduce((sum, trace) => sum + trace.records.length, 0);
  const speeds = Array.from({ length: rounds + WARM_UP }, () => {
    const elapsed = cpuTimed(() => {
      for (const trace of traces) {
        const { divergence } = verifyAtHand(trace);
        if (divergence) throw new Error(`A session diverged at line ${divergence.line}`);
      }
    });
    return records / (elapsed / 1000);
  });
  return figure(name, speeds.slice(WARM_UP), 'records per second of processor time', 0);
}

/** Time to seek to random ones of the first 20,000 records. */
export function seekTime(name: string, trace: Trace): Figure {
  const { length } = trace.records;
  if (length < LONG) throw new Error(`The long session has only ${length} records`);
  const player = createPlayer(trace);
  player.seek(length);
  const random = createRandom(3);
  const times = Array.from({ length: 101 }, () => {
    const target = random.below(LONG);
    return timed(() => player.seek(target));
  });
  player.stop();
  return figure(name, times, 'ms', 2);
}

/** Wall time of a synchronous run in ms. */
function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** CPU time of a synchronous run in ms; less sensitive to other load. */
export function cpuTimed(run: () => void): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1000;
}

export function rounded(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
