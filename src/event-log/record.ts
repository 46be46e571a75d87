/**
 * The lines of a trace. The first line is a header object; every other line is an array whose first
 * element is its kind and whose last is the hash chain's value:
 *
 * - `["i", dt, unit, payload, facts?, digest?, hash]` an input
 * - `["c", port, id, params, hash]` a call through a port; earlier records determine its parameters, so
 *   that a digest replaces long ones: `["c", port, id, null, digest, hash]`
 * - `["s", dt, id, outcome, value, facts?, digest?, hash]` the outcome of call `id`
 * - `["m", dt, kind, data, hash]` a marker, such as a fault or lost records
 * - `["k", dt, from, checkpoint, hash]` a checkpoint: state for reading on without the `from` earlier lines
 *   of this page life (`CheckpointData`)
 * - `["d", dt, stores, hash]` digests of the named stores that have changed since the last such line
 *   of this page life, or since its start: `{"cart/bag": "xJ3_"}`
 * - `["a", dt, sample, reading, hash]` a shortened raw answer, and the digest of the value read from it
 *   (`src/ports/http/answer-samples.ts`)
 * - `["q", dt, sample, hash]` a request (`src/ports/http/request-samples.ts`)
 * - `["e", dt, end, hash]` the end: counts and the final state's digest; its hash is a full digest
 *
 * The hash chain of a trace starts with the header's text and covers the lines of all page lives.
 * Format 3 left the header out, and started a chain with each page life. Format 4 had no digests of
 * stores.
 *
 * A call that returned within the same tick has its settle directly after it, without facts. Later
 * facts belong to the input or settle of that tick.
 *
 * `dt` is whole milliseconds since the previous line that has one. `facts` are the names of the
 * record's facts, `digest` covers their names and payloads. Facts and calls of one record are
 * unordered: subscribers run in the order in which their modules load, which may vary.
 */
export const TRACE_FORMAT = 5;

/** Outcome of a call; `-sync` if it settled within the same tick. */
export const OUTCOMES = ['done', 'fail', 'done-sync', 'fail-sync'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Reason of a marker: a reducer threw, or records were lost. */
export type MarkerKind = 'fault' | 'lost';

/** Kinds of samples: raw answers and requests. */
export type SampleKind = 'a' | 'q';

/** Reasons of lost records: the device refuses; in older traces also too many records. */
export const LOSSES = ['storage-unavailable', 'too-large'] as const;

/** Characters of a line's hash (18 bits), of a facts' digest (24 bits) and of full digests. */
export const HASH_LENGTH = 3;
export const FACTS_DIGEST_LENGTH = 4;
export const FULL_DIGEST_LENGTH = 10;
/** Characters of a store's digest (24 bits) and of a store name's hash (18 bits). */
export const STORE_DIGEST_LENGTH = 4;
export const STORE_NAME_LENGTH = 3;

/** Longest parameters that a record contains, in characters; longer ones are digested. */
export const MAX_PARAMS = 120;

/** First text of a trace's hash chain, and of a page life's. */
export function chainStart(format = TRACE_FORMAT): string {
  return `selvedge trace ${format}`;
}

/** A trace's first line. */
export interface TraceHeader {
  trace: 'selvedge';
  format: number;
  /** Application version and commit. */
  app: string;
  /** Digest of the names and versions of all declared units. */
  catalogue: string;
  /** Name of this tab's session. */
  stream: string;
  /**
   * Hashes of the names of all stores in the build, sorted and joined. A store without one was
   * added later.
   */
  stores: string;
}

/** State from which a page life can be continued; redacted as the records are. */
export interface CheckpointData {
  /** First input of this page life, as in its record. */
  start: { unit: string; payload: unknown };
  /** Calls without an outcome so far. */
  calls: readonly { id: number; port: string; params: unknown }[];
  /** Named stores with a changed value, by name. */
  state: Readonly<Record<string, unknown>>;
}

/** A trace's last line. */
export interface TraceEnd {
  records: number;
  /** Digest of the final values of the named stores, redacted as the records are. */
  state: string;
}

/** `unit` or `unit@version` for versions above 1. */
export function storedName(name: string, version: number): string {
  return version === 1 ? name : `${name}@${version}`;
}
