import { type Scope, type Unit, createEffect, createWatch } from 'effector';
import { hashText } from '../kernel/hash.ts';
import { lookAtDerived } from './derived.ts';
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
  findUnit,
  onDeclared,
} from './units.ts';

/** Causes from one look at the stores to the next. */
const LOOK_EVERY = 48;

/** What answers the calls of one port. */
export type PortHandler = (params: any) => unknown; // any: one table for ports of every shape

/** What answers the calls of each port. */
export type PortHandlers = ReadonlyMap<AnyEffect, PortHandler>;

/** What finds the handler of a port, also of one that is declared later. */
export type PortLookup = Pick<PortHandlers, 'get'>;

/** What a recorder needs from outside. */
export interface RecorderOptions {
  /** Milliseconds; only differences count. */
  now(): number;
  pseudonyms: Pseudonyms;
  /** Gets each finished line, in order. */
  append(line: string): void;
}

/** The one who writes down a page life. */
export interface Recorder extends Pick<LineWriter, 'mark' | 'sample'> {
  /**
   * The handlers of the live ports for `fork`, with calls and settles recorded where they pass.
   * `late` names ports that are declared only after the scope is there: a scope knows a port by its
   * name, so that theirs are in it from the start as well, and find the port when it is called.
   */
  wrap(handlers: PortLookup, late?: readonly string[]): [AnyEffect, PortHandler][];
  /** Watches the inputs and facts of a scope, also those declared later; call before the first input. */
  attach(scope: Scope): () => void;
  /** Finishes the open record, and says what has become of the stores. To be called between turns only. */
  seal(): void;
  /** Writes all that is needed to replay from here on, see `CheckpointData`. To be called between turns only. */
  checkpoint(scope: StateOf): void;
}

/**
 * Records one page life: inputs by watching them, calls and settles at the ports. What is written
 * is encoded and redacted at once, so that later mutation cannot reach the log. A record stays open
 * until the next one begins, because it carries the facts that followed from it.
 *
 * @example
 * const recorder = createRecorder({ now, pseudonyms, append });
 * const scope = fork({ handlers: recorder.wrap(livePorts) });
 * recorder.attach(scope);
 */
export function createRecorder({ now, pseudonyms, append }: RecorderOptions): Recorder {
  const lines = createLineWriter(now, append);
  const digests = createStoreDigests(pseudonyms);
  let watched: Scope | undefined;
  let causes = 0;
  let nextCall = 1;
  let start = '';
  /** The calls that have left and not come back, as text. */
  const waiting = new Map<number, string>();

  function encode(value: unknown, redact: Redactor | null): string {
    return JSON.stringify(redact ? redact(value, pseudonyms) : value) ?? 'null';
  }

  function look(): void {
    lines.seal();
    // Also where nothing has changed: that is what a replay compares.
    if (watched && causes > 0) lines.digests(JSON.stringify(digests.changes(watched)));
    causes = 0;
  }

  /** A cause begins a record. While it is under way the stores are neither as before nor as after it. */
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

  function latePort(name: string, handlers: PortLookup): [AnyEffect, PortHandler] {
    return [
      createEffect({ name, sid: name }),
      (params) => {
        const declared = findUnit(name);
        const handler = declared?.kind === 'port' ? handlers.get(declared.unit) : undefined;
        if (declared?.kind !== 'port' || !handler)
          throw new Error(`The port ${name} has no handler`);
        return wrapPort(declared, handler)(params);
      },
    ];
  }

  return {
    wrap(handlers, late = []) {
      const early = declaredUnits().flatMap((declared): [AnyEffect, PortHandler][] => {
        const handler = declared.kind === 'port' ? handlers.get(declared.unit) : undefined;
        return declared.kind === 'port' && handler
          ? [[declared.unit, wrapPort(declared, handler)]]
          : [];
      });
      // One that is declared already may have its handler still to come.
      const toCome = late.filter((name) => !early.some(([{ sid }]) => sid === name));
      return [...early, ...toCome.map((name) => latePort(name, handlers))];
    },
    attach(scope) {
      watched = scope;
      const stops: (() => void)[] = [];
      function hear(declared: DeclaredUnit): void {
        if (declared.kind === 'state') scope.getState(declared.unit);
        if (declared.kind === 'input')
          stops.push(watch(scope, declared.unit, recordInput(declared)));
        if (declared.kind === 'fact') stops.push(watch(scope, declared.unit, recordFact(declared)));
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
          void Promise.resolve().then(lookAtAll); // Until then the module is there, and nothing has happened.
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
      look(); // Who begins to read here has the stores as they are here, and hears what changes from here on.
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

/** A call's parameters as a record holds them: long ones only as `null` and their digest. */
export function shortenedParams(params: string): string {
  return params.length > MAX_PARAMS ? `null,"${hashText(params)}"` : params;
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
