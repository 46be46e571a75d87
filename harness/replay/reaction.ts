import type { AnyEffect } from '#src/event-log/units.ts';
import type { CallRecord } from './trace.ts';

export interface SeenFact {
  name: string;
  payload: unknown;
}

export interface SeenCall {
  name: string;
  params: unknown;
}

/** A recorded call made again, with all parameters; the trace has only the digest of long ones. */
export interface MatchedCall extends SeenCall {
  line: number;
}

export interface Reaction {
  facts: readonly SeenFact[];
  digest: string;
  /** Recorded calls that were made. */
  matched: readonly MatchedCall[];
  /** Calls that were made but not recorded. */
  unexpected: readonly SeenCall[];
  /** Recorded calls that were not made. */
  missing: readonly CallRecord[];
}

/** Values of all named stores, by unit, at one moment. They are immutable and shared, not copied. */
export type Snapshot = readonly (readonly [unit: unknown, value: unknown])[];

/** State to continue a page life from: store values and pending calls. */
export interface RealmState {
  snapshot: Snapshot;
  pending: readonly PendingCall[];
}

/** A call without a result yet. */
export interface PendingCall {
  id: number;
  unit: AnyEffect;
  params: unknown;
}
