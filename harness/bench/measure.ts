/** One figure of the benchmark, printed as one JSON line. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** How many measurements the median is of, or how many things were counted. */
  n: number;
}

/** Tells whether any figure that begins with a text is asked for. */
export type Wanted = (start: string) => boolean;

/** A benchmark: prints nothing itself. */
export interface Benchmark {
  run(wanted: Wanted): Promise<Figure[]> | Figure[];
}

/** The middle of the values; the mean of the two in the middle where there is no one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Milliseconds that a synchronous run takes. */
export function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Milliseconds of processor time that a synchronous run takes: what else the machine does counts little. */
export function cpuTimed(run: () => void): number {
  const start = process.cpuUsage();
  run();
  return process.cpuUsage(start).user / 1000;
}

/** A value to so many digits behind the point. */
export function rounded(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
