import { never, number } from 'superstruct';
import { port } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Reads the clock once, in ms since 1970. Lazy modules provide its handler. */
export const readClockFx = port('clock/read', {
  params: nothing(),
  done: number(),
  fail: never(),
});

/** Real clock's handler of `readClockFx`. */
export async function readClockHandler(): Promise<number> {
  return Date.now();
}
