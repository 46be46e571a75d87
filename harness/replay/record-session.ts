import { type Scope, fork } from 'effector';
import { catalogueDigest, knownStores } from '#src/event-log/catalogue-digest.ts';
import {
  FULL_DIGEST_LENGTH,
  type SampleKind,
  TRACE_FORMAT,
  type TraceHeader,
} from '#src/event-log/record.ts';
import { traceText } from '#src/event-log/export.ts';
import { type PortLookup, createRecorder } from '#src/event-log/recorder.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { stateDigest } from '#src/event-log/state.ts';
import { hashText } from '#src/kernel/hash.ts';

export interface RecordedSession {
  scope: Scope;
  /** Writes a sample of a raw answer, or of a request. */
  sample(kind: SampleKind, body: string): void;
  /** Records so far, for the next page life. */
  lines(): readonly string[];
  /** Writes a checkpoint to replay from; call it between turns. */
  checkpoint(): void;
  /** The whole trace as text, as an export now would write it. */
  trace(): string;
  stop(): void;
}

/**
 * Records a session in memory, without a browser: for tests, simulations and golden traces. `now` returns milliseconds,
 * `earlier` has the records of previous page lives.
 */
export function recordSession(
  handlers: PortLookup,
  now: () => number,
  earlier: readonly string[] = [],
): RecordedSession {
  const lines: string[] = [];
  const pseudonyms = createPseudonyms();
  const recorder = createRecorder({ now, pseudonyms, append: (line) => lines.push(line) });
  const scope = fork();
  const detach = recorder.attach(scope, handlers);
  return {
    scope,
    lines() {
      recorder.seal();
      return [...earlier, ...lines];
    },
    sample: recorder.sample,
    checkpoint: () => recorder.checkpoint(scope),
    trace() {
      recorder.seal();
      return traceText(headerOf('test'), [...earlier, ...lines], stateDigest(scope, pseudonyms));
    },
    stop: detach,
  };
}

export function headerOf(app: string): TraceHeader {
  return {
    trace: 'selvedge',
    format: TRACE_FORMAT,
    app,
    catalogue: catalogueDigest(),
    stream: hashText(app, FULL_DIGEST_LENGTH),
    stores: knownStores(),
  };
}
