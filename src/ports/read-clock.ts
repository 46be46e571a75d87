import { never, number } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { $start } from './start.ts';

feature('core');

/** Reads the clock once, in ms since 1970. Lazy modules provide its handler. */
export const readClockFx = port('clock/read', {
  params: noPayload(),
  done: number(),
  fail: never(),
});

/** Real clock's handler of `readClockFx`. */
export async function readClockHandler(): Promise<number> {
  return Date.now();
}

/** Day on which the page started, `YYYY-MM-DD`. */
export const $today = $start.map(({ now }) => new Date(now).toISOString().slice(0, 10));
