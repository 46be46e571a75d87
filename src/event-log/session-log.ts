import type { Scope } from 'effector';
import { importWithRetry } from '../kernel/lazy-import.ts';
import { type JournalOptions, createJournal } from './journal.ts';
import { type PortLookup, type Recorder, createRecorder } from './recorder.ts';
import { type Pseudonyms, createPseudonyms } from './pseudonyms.ts';
import type { SampleKind } from './record.ts';

/** Dependencies of a tab's event log. */
export interface SessionLogOptions extends Pick<
  JournalOptions,
  'store' | 'stream' | 'schedule' | 'rescue'
> {
  /** Application version and commit. */
  app: string;
  /** Digest of all units, see `catalogueDigest`. */
  catalogue: string;
  /** Returns ms since 1970. */
  now(): number;
}

/** Event log of one tab: recorder, journal on the device, export. */
export interface SessionLog {
  attach(scope: Scope, handlers: PortLookup): void;
  /** Writes a sample of a raw answer or a request. Call outside a tick. */
  sample(kind: SampleKind, body: string): void;
  /** Writes waiting lines, for a page that may unload. */
  flush(): Promise<void>;
  /** Hands waiting lines to the tab's next page. */
  leave(): void;
  /** Starts a new part after a restore from the back/forward cache, behind the pages between. */
  goOn(): void;
  /** Deletes the session so far, also on the device; the next page life starts another one. */
  forget(): Promise<void>;
  /** Returns the session so far as the text of a trace. Sends nothing. */
  export(): Promise<string>;
}

/**
 * Assembles the event log of a page life.
 *
 * @example
 * const log = createSessionLog({ store: createLateLogStore(), stream, app, now, schedule });
 * const scope = fork();
 * log.attach(scope, livePorts);
 */
export function createSessionLog(options: SessionLogOptions): SessionLog {
  const { app, catalogue, now, ...device } = options;
  const pseudonyms: Pseudonyms = createPseudonyms();
  let scope: Scope;

  const journal = createJournal({
    ...device,
    catalogue,
    now,
    onLost: () => recorder.mark('lost', { reason: 'storage-unavailable' }),
    onLong: beginPart,
  });
  const recorder: Recorder = createRecorder({
    now,
    pseudonyms,
    append: (line) => journal.append(line),
  });

  function leave(): void {
    recorder.seal();
    journal.leave();
  }

  function beginPart(): void {
    recorder.seal();
    journal.begin();
    recorder.checkpoint(scope);
  }

  return {
    attach(to, handlers) {
      scope = to;
      recorder.attach(to, handlers);
    },
    sample: (kind, body) => recorder.sample(kind, body),
    flush() {
      leave();
      return journal.flush();
    },
    leave,
    goOn: beginPart,
    forget: () => journal.forget(),
    async export() {
      // Loads the export code on demand.
      const { sessionText } = await importWithRetry(() => import('./export.ts'));
      return sessionText({ journal, recorder, scope, pseudonyms, app, catalogue });
    },
  };
}
