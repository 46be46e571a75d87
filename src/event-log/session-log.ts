import type { Scope } from 'effector';
import { fetchFile } from '../kernel/late-file.ts';
import { type JournalOptions, createJournal } from './journal.ts';
import { type PortHandler, type PortLookup, type Recorder, createRecorder } from './recorder.ts';
import { type Pseudonyms, createPseudonyms } from './pseudonyms.ts';
import type { SampleKind } from './record.ts';
import type { AnyEffect } from './units.ts';

/** What the event log of a tab needs from outside. */
export interface SessionLogOptions extends Pick<
  JournalOptions,
  'store' | 'stream' | 'schedule' | 'rescue'
> {
  /** Application version and commit. */
  app: string;
  /** Digest of the units of all parts, see `catalogueDigest`. */
  catalogue: string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The event log of one tab: recorder, journal on the device, export. */
export interface SessionLog {
  wrap(handlers: PortLookup, late?: readonly string[]): [AnyEffect, PortHandler][];
  attach(scope: Scope): void;
  /** Writes a sample of a raw answer, or of a request. To be called between turns only. */
  sample(kind: SampleKind, body: string): void;
  /** Keeps what is waiting: for a page that may be going away. */
  flush(): Promise<void>;
  /** Leaves what is waiting in the tab, for the page that comes. */
  leave(): void;
  /** A page that was kept for Back is shown again: what follows is a part of its own, behind the pages between. */
  goOn(): void;
  /** Forgets the session so far, on the device too: the next page life begins another one. */
  forget(): Promise<void>;
  /** The session so far as the text of a trace. Nothing leaves the device by this. */
  export(): Promise<string>;
}

/**
 * Assembles the event log of a page life.
 *
 * @example
 * const log = createSessionLog({ store: createLateLogStore(), stream, app, now, schedule });
 * const scope = fork({ handlers: log.wrap(livePorts, latePorts) });
 * log.attach(scope);
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
    wrap: (handlers, late) => recorder.wrap(handlers, late),
    attach(to) {
      scope = to;
      recorder.attach(to);
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
      // What only an export needs is loaded for it.
      const { sessionText } = await fetchFile(() => import('./export.ts'));
      return sessionText({ journal, recorder, scope, pseudonyms, app, catalogue });
    },
  };
}
