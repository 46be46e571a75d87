import type { AnyEffect } from '#src/event-log/units.ts';
import type { CallRecord } from './trace.ts';

/** A fact that followed under replay. */
export interface SeenFact {
  name: string;
  payload: unknown;
}

/** A call that left under replay. */
export interface SeenCall {
  name: string;
  params: unknown;
}

/** A recorded call that left under replay as well, with all its parameters: the trace has the digest of long ones. */
export interface MatchedCall extends SeenCall {
  line: number;
}

/** What one record made the model do. */
export interface Reaction {
  facts: readonly SeenFact[];
  digest: string;
  /** Calls of the recording that left. */
  matched: readonly MatchedCall[];
  /** Calls that left and are not in the recording. */
  unexpected: readonly SeenCall[];
  /** Calls of the recording that did not leave. */
  missing: readonly CallRecord[];
}

/** The values of all named stores, by unit, at one moment. Values are immutable and shared, not copied. */
export type Snapshot = readonly (readonly [unit: unknown, value: unknown])[];

/** Where a page life can be taken up again: its state, and what is still to come back. */
export interface RealmState {
  snapshot: Snapshot;
  pending: readonly PendingCall[];
}

/** A call that has left and not come back. */
export interface PendingCall {
  id: number;
  unit: AnyEffect;
  params: unknown;
}
