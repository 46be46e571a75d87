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

/** Wall time of a synchronous run in ms. */
export function timed(run: () => void): number {
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
