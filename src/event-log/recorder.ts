import { type Scope, type Unit, createWatch } from 'effector';
import { hashText } from '../kernel/hash.ts';
import { lookAtDerived } from './derived.ts';
import { setHandler } from './effector-internals.ts';
import { onFault } from './faults.ts';
import { type LineWriter, createLineWriter } from './line-writer.ts';
import { MAX_PARAMS, type Outcome, OUTCOMES, storedName } from './record.ts';
import type { Redactor } from './redaction.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import type { StateOf } from './state.ts';
import { createStoreDigests } from './store-digests.ts';
import {
  type AnyEffect,
  type DeclaredEvent,
  type DeclaredPort,
  type DeclaredUnit,
  declaredUnits,
  onDeclared,
} from './units.ts';

/** Inputs and settles between two store digests. */
const LOOK_EVERY = 48;

/** Handler of one port. */
export type PortHandler = (params: any) => unknown; // any: one table for ports of every shape

/** Handlers of the ports. */
export type PortHandlers = ReadonlyMap<AnyEffect, PortHandler>;

/** Lookup of a port's handler, also of a port declared later. */
export type PortLookup = Pick<PortHandlers, 'get'>;

/** Dependencies of a recorder. */
export interface RecorderOptions {
  /** Returns milliseconds; only differences count. */
  now(): number;
  pseudonyms: Pseudonyms;
  /** Receives each finished line, in order. */
  append(line: string): void;
}

/** Records a page life. */
export interface Recorder extends Pick<LineWriter, 'mark' | 'sample'> {
  /**
   * Records the inputs, facts and calls of a scope, also of units declared later, and lets
   * `handlers` answer its calls. Call before the first input.
   */
  attach(scope: Scope, handlers: PortLookup): () => void;
  /** Closes the open record and writes the store digests. Call outside a tick. */
  seal(): void;
  /** Writes a checkpoint for replay from here, see `CheckpointData`. Call outside a tick. */
  checkpoint(scope: StateOf): void;
}

/**
 * Records one page life: inputs by watching, calls and settles at the ports. Encodes and redacts
 * at once, so that later mutation cannot change the log. A record stays open until the next one,
 * because it contains the facts that follow.
 *
 * @example
 * const recorder = createRecorder({ now, pseudonyms, append });
 * const scope = fork();
 * recorder.attach(scope, livePorts);
 */
export function createRecorder({ now, pseudonyms, append }: RecorderOptions): Recorder {
  const lines = createLineWriter(now, append);
  const digests = createStoreDigests(pseudonyms);
  let watched: Scope | undefined;
  let causes = 0;
  let nextCall = 1;
  let start = '';
  /** Calls without an outcome so far, as text. */
  const waiting = new Map<number, string>();

  function encode(value: unknown, redact: Redactor | null): string {
    return JSON.stringify(redact ? redact(value, pseudonyms) : value) ?? 'null';
  }

  function look(): void {
    lines.seal();
    // Writes an empty object as well, because a replay compares it.
    if (watched && causes > 0) lines.digests(JSON.stringify(digests.changes(watched)));
    causes = 0;
  }

  /** Starts a record. Store digests wait until the tick has ended. */
  function begin(head: string): void {
    lines.begin(head);
    causes += 1;
    if (causes === LOOK_EVERY) void Promise.resolve().then(look);
  }

  function recordInput(declared: DeclaredEvent): (payload: unknown) => void {
    const name = JSON.stringify(storedName(declared.name, declared.version));
    const { redact } = declared;
    return (payload) => {
      const text = encode(payload, redact);
      start ||= `{"unit":${name},"payload":${text}}`;
      begin(`"i",${lines.elapsed()},${name},${text}`);
    };
  }

  function recordFact({ name, redact }: DeclaredEvent): (payload: unknown) => void {
    return (payload) => lines.note(name, encode(payload, redact));
  }

  function wrapPort(declared: DeclaredPort, handler: PortHandler): PortHandler {
    const name = JSON.stringify(storedName(declared.name, declared.version));
    function settle(id: number, outcome: Outcome, value: unknown): void {
      const { redact } = outcome.startsWith('done') ? declared.done : declared.fail;
      const head = `"s",${lines.elapsed()},${id},${OUTCOMES.indexOf(outcome)},${encode(value, redact)}`;
      waiting.delete(id);
      if (outcome.endsWith('sync')) lines.follow(head);
      else begin(head);
    }
    return (params) => {
      const id = nextCall++;
      const text = encode(params, declared.params.redact);
      waiting.set(id, `{"id":${id},"port":${name},"params":${text}}`);
      lines.follow(`"c",${name},${id},${shortenedParams(text)}`);
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
              lines.attribute();
            },
            (error: unknown) => {
              settle(id, 'fail', error);
              fail(error);
              lines.attribute();
            },
          );
        },
      };
    };
  }

  /** Handler of a port, which its lazy module may bring after the port is declared. */
  function callPort(declared: DeclaredPort, handlers: PortLookup): PortHandler {
    return (params) => {
      const handler = handlers.get(declared.unit);
      if (!handler) throw new Error(`The port ${declared.name} has no handler`);
      return wrapPort(declared, handler)(params);
    };
  }

  return {
    attach(scope, handlers) {
      watched = scope;
      const stops: (() => void)[] = [];
      function hear(declared: DeclaredUnit): void {
        if (declared.kind === 'state') scope.getState(declared.unit);
        if (declared.kind === 'input')
          stops.push(watch(scope, declared.unit, recordInput(declared)));
        if (declared.kind === 'fact') stops.push(watch(scope, declared.unit, recordFact(declared)));
        if (declared.kind === 'port')
          setHandler(scope, declared.name, callPort(declared, handlers));
      }
      let isLooking = false;
      function lookAtAll(): void {
        isLooking = false;
        lookAtDerived(scope);
      }
      declaredUnits().forEach(hear);
      lookAtAll();
      stops.push(
        onDeclared((declared) => {
          hear(declared);
          if (isLooking) return;
          isLooking = true;
          void Promise.resolve().then(lookAtAll); // Waits until the module has loaded, before any event.
        }),
        onFault((unit, error) => lines.fault({ unit, error: nameOf(error) })),
      );
      return () => {
        watched = undefined;
        for (const stop of stops) stop();
      };
    },
    seal: look,
    mark: lines.mark,
    sample: lines.sample,
    checkpoint(scope) {
      look(); // Writes the current digests first, so that a reader can start at this checkpoint.
      const values = declaredUnits().flatMap((declared): string[] => {
        if (declared.kind !== 'state') return [];
        const value: unknown = scope.getState(declared.unit);
        if (value === declared.initial) return [];
        const name = JSON.stringify(storedName(declared.name, declared.version));
        return [`${name}:${encode(value, declared.redact)}`];
      });
      const calls = [...waiting.values()].join();
      lines.checkpoint(`{"start":${start},"calls":[${calls}],"state":{${values.join()}}}`);
    },
  };
}

/** Parameters as in a record: long ones as `null` with their digest. */
export function shortenedParams(params: string): string {
  return params.length > MAX_PARAMS ? `null,"${hashText(params)}"` : params;
}

function watch(scope: Scope, unit: Unit<any>, fn: (payload: unknown) => void): () => void {
  return createWatch({ unit, scope, fn });
}

/** Only the kind of an error, because its message can quote personal data. */
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
