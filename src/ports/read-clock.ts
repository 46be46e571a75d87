import { never, number } from 'superstruct';
import { port } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Reads the clock once: milliseconds since 1970. For a late part, which brings the handler along. */
export const readClockFx = port('clock/read', {
  params: nothing(),
  done: number(),
  fail: never(),
});

/** The real clock's handler of `readClockFx`. */
export async function readClockHandler(): Promise<number> {
  return Date.now();
}
