import { type Effect, type Scope, type Unit, createWatch } from 'effector';
import { type Digest, createDigest, digestText, hashText, mixText } from '../kernel/hash.ts';
import { onFault } from './faults.ts';
import {
  CHAIN_START,
  FACTS_DIGEST_LENGTH,
  HASH_LENGTH,
  MAX_PARAMS,
  type MarkerKind,
  type Outcome,
  OUTCOMES,
  type TraceEnd,
  storedName,
} from './record.ts';
import type { Redactor } from './redaction.ts';
import type { StandIns } from './stand-ins.ts';
import { type DeclaredEvent, type DeclaredPort, declaredUnits } from './units.ts';

type Handler = (params: any) => unknown; // any: one table for ports of every shape
export type PortHandlers = ReadonlyMap<Effect<any, any, any>, Handler>;

/** What a recorder needs from outside. */
export interface RecorderOptions {
  /** Milliseconds; only differences count. */
  now(): number;
  standIns: StandIns;
  /** Gets each finished line, in order. */
  append(line: string): void;
}

/** The one who writes down a page life. */
export interface Recorder {
  /** The handlers of the live ports, with calls and settles recorded where they pass. */
  wrap(handlers: PortHandlers): [Effect<any, any, any>, Handler][];
  /** Watches the inputs and facts of a scope; call before the first input. */
  attach(scope: Scope): () => void;
  /** Finishes the open record. To be called between turns only. */
  seal(): void;
  mark(kind: MarkerKind, data: unknown): void;
  /** Finishes the open record and gives what a trace exported now ends with. Recording goes on unaffected. */
  cut(): Cut;
}

/** The log as it was at one moment. */
export interface Cut {
  /** Lines of this page life. */
  count: number;
  /** The end line, all lives before this one holding `earlier` records. */
  endLine(earlier: number, state: string): string;
}

interface OpenRecord {
  head: string;
  facts: string[];
  digest: Digest;
}

/**
 * Records one page life: inputs by watching them, calls and settles at the ports. What is written
 * is encoded and redacted at once, so that later mutation cannot reach the log. A record stays open
 * until the next one begins, because it carries the facts that followed from it.
 *
 * @example
 * const recorder = createRecorder({ now, standIns, append });
 * const scope = fork({ handlers: recorder.wrap(livePorts) });
 * recorder.attach(scope);
 */
export function createRecorder({ now, standIns, append }: RecorderOptions): Recorder {
  const chain = createDigest();
  mixText(chain, CHAIN_START);
  let open: OpenRecord | undefined;
  let following: string[] = [];
  let last = Math.round(now());
  let nextCall = 1;
  let count = 0;

  function write(body: string): void {
    mixText(chain, body);
    count += 1;
    append(`[${body},"${digestText(chain, HASH_LENGTH)}"]`);
  }

  function seal(): void {
    if (open) {
      const { head, facts, digest } = open;
      open = undefined;
      write(
        facts.length === 0
          ? head
          : `${head},${JSON.stringify(facts)},"${digestText(digest, FACTS_DIGEST_LENGTH)}"`,
      );
    }
    if (following.length === 0) return;
    const lines = following;
    following = [];
    for (const line of lines) write(line);
  }

  function begin(head: string): void {
    seal();
    open = { head, facts: [], digest: createDigest() };
  }

  function elapsed(): number {
    const time = Math.round(now());
    const passed = Math.max(0, time - last);
    last = Math.max(last, time);
    return passed;
  }

  function encode(value: unknown, redact: Redactor | null): string {
    return JSON.stringify(redact ? redact(value, standIns) : value) ?? 'null';
  }

  function recordInput(declared: DeclaredEvent): (payload: unknown) => void {
    const name = JSON.stringify(storedName(declared.name, declared.version));
    const { redact } = declared;
    return (payload) => begin(`"i",${elapsed()},${name},${encode(payload, redact)}`);
  }

  function recordFact({ name, redact }: DeclaredEvent): (payload: unknown) => void {
    return (payload) => {
      if (!open) begin(`"m",${elapsed()},"fault",${JSON.stringify({ stray: name })}`);
      open?.facts.push(name);
      if (open) mixFact(open.digest, name, encode(payload, redact));
    };
  }

  function wrapPort(declared: DeclaredPort, handler: Handler): Handler {
    const name = JSON.stringify(declared.name);
    function settle(id: number, outcome: Outcome, value: unknown): void {
      const { redact } = outcome.startsWith('done') ? declared.done : declared.fail;
      const head = `"s",${elapsed()},${id},${OUTCOMES.indexOf(outcome)},${encode(value, redact)}`;
      if (outcome.endsWith('sync')) following.push(head);
      else begin(head);
    }
    return (params) => {
      const id = nextCall++;
      following.push(`"c",${name},${id},${shortened(encode(params, declared.params.redact))}`);
      let answer: unknown;
      try {
        answer = handler(params);
      } catch (error) {
        settle(id, 'fail-sync', error);
        throw error;
      }
      if (!isThenable(answer)) {
        settle(id, 'done-sync', answer);
        return answer;
      }
      const coming = answer;
      return {
        then(done: (value: unknown) => void, fail: (error: unknown) => void) {
          coming.then(
            (value) => {
              settle(id, 'done', value);
              done(value);
            },
            (error: unknown) => {
              settle(id, 'fail', error);
              fail(error);
            },
          );
        },
      };
    };
  }

  return {
    wrap(handlers) {
      return declaredUnits().flatMap((declared): [Effect<any, any, any>, Handler][] => {
        const handler = declared.kind === 'port' ? handlers.get(declared.unit) : undefined;
        return declared.kind === 'port' && handler
          ? [[declared.unit, wrapPort(declared, handler)]]
          : [];
      });
    },
    attach(scope) {
      const stops = declaredUnits().flatMap((declared) => {
        if (declared.kind === 'state') scope.getState(declared.unit);
        if (declared.kind === 'input') return [watch(scope, declared.unit, recordInput(declared))];
        return declared.kind === 'fact' ? [watch(scope, declared.unit, recordFact(declared))] : [];
      });
      const stopFaults = onFault((unit, error) =>
        following.push(
          `"m",${elapsed()},"fault",${JSON.stringify({ unit, error: nameOf(error) })}`,
        ),
      );
      return () => {
        for (const stop of stops) stop();
        stopFaults();
      };
    },
    seal,
    mark(kind, data) {
      seal();
      write(`"m",${elapsed()},"${kind}",${JSON.stringify(data)}`);
    },
    cut() {
      seal();
      const lines = count;
      const atCut = { ...chain };
      return {
        count: lines,
        endLine(earlier, state) {
          const end: TraceEnd = { records: earlier + lines, state };
          const body = `"e",0,${JSON.stringify(end)}`;
          const atEnd = { ...atCut };
          mixText(atEnd, body);
          return `[${body},"${digestText(atEnd, HASH_LENGTH)}"]`;
        },
      };
    },
  };
}

/** A call's parameters as a record holds them: long ones only as `null` and their digest. */
export function shortened(params: string): string {
  return params.length > MAX_PARAMS ? `null,"${hashText(params)}"` : params;
}

/** Mixes one fact into the digest of the facts that followed a record; the player does the same. */
export function mixFact(digest: Digest, name: string, payload: string): void {
  mixText(digest, name);
  mixText(digest, payload);
}

function watch(scope: Scope, unit: Unit<any>, fn: (payload: unknown) => void): () => void {
  return createWatch({ unit, scope, fn });
}

/** A reducer's message can quote personal data; its kind cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
