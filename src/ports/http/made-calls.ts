import type { Call } from './call.ts';
import type { CallError } from './errors.ts';

/** A completed request, not redacted. */
export interface MadeCall {
  call: Call<any, any, any>; // any: calls of every shape
  params: unknown;
  /** Milliseconds until the answer was read. */
  ms: number;
  outcome: { status: number; value: unknown } | { error: CallError };
}

/** Receives a request at its start; returns the listener of its outcome. */
export type CallLog = (
  call: MadeCall['call'],
  params: unknown,
) => (outcome: MadeCall['outcome']) => void;

/** Most calls held until the listener loads. */
const MOST_HELD = 40;

/** Requests of a page, from the first one on. */
export interface MadeCalls {
  log: CallLog;
  listen(listener: (made: MadeCall) => void): void;
}

/**
 * Collects the requests of a page. Holds those from before the listener is added.
 *
 * @param now milliseconds; only differences count
 */
export function createMadeCalls(now: () => number): MadeCalls {
  const held: MadeCall[] = [];
  let tell = (made: MadeCall): void => {
    if (held.length < MOST_HELD) held.push(made);
  };
  return {
    log(call, params) {
      const start = now();
      return (outcome) => tell({ call, params, ms: now() - start, outcome });
    },
    listen(listener) {
      tell = listener;
      held.splice(0).forEach(listener);
    },
  };
}
