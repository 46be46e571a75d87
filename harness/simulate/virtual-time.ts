export interface Timer {
  cancel(): void;
}

/** `work` blocks idleness; a `clock` does not, such as a notice that disappears. */
type Kind = 'work' | 'clock';

/** Clock of a simulated session: all delays use it, and none takes real time. */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** False while any `work` is scheduled. */
  readonly isIdle: boolean;
  after(ms: number, run: () => void, kind?: Kind): Timer;
  /** Resolves after this delay. */
  wait(ms: number, kind?: Kind): Promise<void>;
  /** Advances the time and runs all events in between. */
  pass(ms: number): Promise<void>;
  /** Advances until only clocks are left. */
  untilIdle(): Promise<void>;
  /** Runs everything that needs no delay. */
  turn(): Promise<void>;
}

interface Entry {
  at: number;
  kind: Kind;
  run(): void;
}

/** Maximum number of events; a longer session counts as endless. */
const MOST_EVENTS = 5000;

/**
 * Time that advances from event to event, ordered by time and then by creation. `afterTurn` runs after each
 * event and its promises; an error in it ends the session.
 *
 * @example
 * const time = createVirtualTime(0, () => undefined);
 * time.after(30_000, giveUp);
 * await time.pass(60_000);
 */
export function createVirtualTime(start: number, afterTurn: () => void): VirtualTime {
  const entries: Entry[] = [];
  let now = start;

  function after(ms: number, run: () => void, kind: Kind = 'work'): Timer {
    const entry: Entry = { at: now + ms, kind, run };
    const later = entries.findLastIndex(({ at }) => at <= entry.at);
    entries.splice(later + 1, 0, entry);
    return {
      cancel() {
        const index = entries.indexOf(entry);
        if (index >= 0) entries.splice(index, 1);
      },
    };
  }

  async function turn(): Promise<void> {
    // Promises run before this; the shop and the backend wait for nothing else.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    afterTurn();
  }

  async function happen(): Promise<void> {
    const entry = entries.shift();
    if (!entry) return;
    now = Math.max(now, entry.at);
    entry.run();
    await turn();
  }

  function isIdle(): boolean {
    return entries.every(({ kind }) => kind === 'clock');
  }

  return {
    get now() {
      return now;
    },
    get isIdle() {
      return isIdle();
    },
    after,
    wait: (ms, kind) =>
      new Promise((resolve) => {
        after(ms, resolve, kind);
      }),
    async pass(ms) {
      const end = now + ms;
      while ((entries[0]?.at ?? Infinity) <= end) await happen();
      now = end;
    },
    async untilIdle() {
      for (let events = 0; !isIdle(); events++) {
        if (events > MOST_EVENTS) throw new Error('The session never becomes idle');
        await happen();
      }
    },
    turn,
  };
}
