import type { CallError } from '#src/ports/errors.ts';
import type { Applied } from './ledger.ts';

/** One time that a call was sent. */
export interface Attempt {
  sentAt: number;
  /** What the backend did for it, whatever became of the answer. */
  applied: Applied[];
  /** Absent while no answer has come. */
  endedAt?: number;
  /** HTTP status of the answer; absent when there was none. */
  status?: number;
}

/** How a call came back. */
export type Settled = { status: 'done' } | { status: 'fail'; error: CallError };

/** A call of the shop, with every time that it was sent. */
export interface SimulatedCall {
  name: string;
  method: string;
  /** Whose it is, as the tab knew the shopper when it left: a person's id, `guest`, or nobody yet. */
  owner: string | null;
  startedAt: number;
  attempts: Attempt[];
  /** Absent while the call is under way. */
  settled?: Settled;
}

/** What the backend did for a call, over all times that it was sent. */
export function appliedBy({ attempts }: SimulatedCall): Applied[] {
  return attempts.flatMap(({ applied }) => applied);
}
