import type { Scope } from 'effector';
import { type JournalOptions, createJournal } from './journal.ts';
import { type PortHandler, type PortLookup, type Recorder, createRecorder } from './recorder.ts';
import { type Pseudonyms, createPseudonyms } from './pseudonyms.ts';
import type { StateOf } from './state.ts';
import { type AnyEffect, declaredUnits } from './units.ts';

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
  /** Keeps what is waiting: for a page that may be going away. */
  flush(): Promise<void>;
  /** Forgets the session so far, on the device too: the next page life begins another one. */
  forget(): Promise<void>;
  /** The session so far as the text of a trace. Nothing leaves the device by this. */
  export(): Promise<string>;
}

/** A log that has grown as long as it may: its lines, and the stores' values there. */
interface StoppedLog {
  count: number;
  state: StateOf;
}

/**
 * Assembles the event log of a page life.
 *
 * @example
 * const log = createSessionLog({ store: createIndexedDbLogStore(), stream, app, now, schedule });
 * const scope = fork({ handlers: log.wrap(livePorts, latePorts) });
 * log.attach(scope);
 */
export function createSessionLog(options: SessionLogOptions): SessionLog {
  const { app, catalogue, now, ...device } = options;
  const pseudonyms: Pseudonyms = createPseudonyms();
  let scope: Scope;
  let stopped: StoppedLog | undefined;

  /** Stops at once, by what is at hand: the state's digest is made when an export asks for it. */
  function stop(): void {
    const values = new Map(
      declaredUnits().flatMap(({ kind, unit }): [unknown, unknown][] =>
        kind === 'state' ? [[unit, scope.getState(unit)]] : [],
      ),
    );
    const state = { getState: (unit) => values.get(unit) ?? unit.defaultState } as StateOf;
    stopped = { count: recorder.cut(), state };
  }

  const journal = createJournal({
    ...device,
    catalogue,
    now: Math.round(now()),
    onLost(reason) {
      recorder.mark('lost', { reason });
      if (reason === 'too-large') stop();
    },
  });
  const recorder: Recorder = createRecorder({
    now,
    pseudonyms,
    append: (line) => {
      if (!stopped) journal.append(line);
    },
  });

  return {
    wrap: (handlers, late) => recorder.wrap(handlers, late),
    attach(to) {
      scope = to;
      recorder.attach(to);
    },
    flush() {
      recorder.seal();
      journal.leave();
      return journal.flush();
    },
    forget: () => journal.forget(),
    async export() {
      // What only an export needs is loaded for it.
      const { exportMomentOf, sessionText } = await import('./export.ts');
      const { count, state } = stopped ?? { count: recorder.cut(), state: scope };
      const moment = exportMomentOf(count, state, pseudonyms);
      return sessionText({ content: await journal.read(), moment, app, catalogue });
    },
  };
}
