/**
 * The lines of a trace. The first line is a header object; every other line is an array whose first
 * element tells its kind and whose last is the hash chain's value:
 *
 * - `["i", dt, unit, payload, facts?, digest?, hash]` an input
 * - `["c", port, id, params, hash]` a call that left through a port; its parameters follow from what
 *   came before, so long ones are only a digest: `["c", port, id, null, digest, hash]`
 * - `["s", dt, id, outcome, value, facts?, digest?, hash]` the outcome of call `id` coming back
 * - `["m", dt, kind, data, hash]` a marker: something the reader should know
 * - `["k", dt, from, checkpoint, hash]` a checkpoint: all that is needed to go on from here without the
 *   `from` lines of this page life before it (`CheckpointData`)
 * - `["d", dt, stores, hash]` digests of the named stores that have changed since the last such line of
 *   this page life, or since its beginning: `{"cart/bag": "xJ3_"}`
 * - `["a", dt, sample, reading, hash]` a raw answer, shortened, and the digest of what was read from it
 *   (`src/ports/http/answer-samples.ts`)
 * - `["q", dt, sample, hash]` what was asked with a call (`src/ports/http/request-samples.ts`)
 * - `["e", dt, end, hash]` the end: counts and the final state's digest; its hash is a whole digest
 *
 * The hash chain of a trace begins with the header's text and runs over all lines, whichever page
 * life they are of. (Format 3 left the header out, and began anew at every page life; format 4 had no
 * digests of stores.)
 *
 * A call that came back within the same turn has its settle right behind it, without facts: what
 * followed belongs to the input or settle whose turn it was.
 *
 * `dt` is whole milliseconds since the previous line that has one. `facts` are the names of the
 * facts that followed, `digest` covers their names and payloads. Facts and calls that follow from
 * one record have no order among them: units that hear of the same thing answer in the order in
 * which their modules load, and that is nobody's promise.
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
