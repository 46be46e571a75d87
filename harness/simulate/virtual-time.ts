/** A thing that is to happen. */
export interface Timer {
  cancel(): void;
}

/** `work` keeps the shop busy; a `clock` only waits, for a notice to go away. */
type Kind = 'work' | 'clock';

/** The one clock of a simulated session: everything that takes time lies on it, and nothing really waits. */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** False while anything but a clock is still to happen. */
  readonly isIdle: boolean;
  after(ms: number, run: () => void, kind?: Kind): Timer;
  /** Resolves that much later. */
  wait(ms: number, kind?: Kind): Promise<void>;
  /** Lets so much time pass, with all that happens in it. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until nothing but clocks is left. */
  untilIdle(): Promise<void>;
  /** Lets what has just been started run, as far as it comes without time passing. */
  turn(): Promise<void>;
}

interface Entry {
  at: number;
  kind: Kind;
  run(): void;
}

/** Events after which a session that does not come to rest is taken to be endless. */
const MOST_EVENTS = 5000;

/**
 * Time that passes from event to event, in the order of their times, and of their making where
 * these are equal. `afterTurn` runs when an event and all promises behind it are through; what it
 * throws ends the session.
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
    // Promises come before this; the shop and the backend have nothing else to wait for.
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
        if (events > MOST_EVENTS) throw new Error('The session never comes to rest');
        await happen();
      }
    },
    turn,
  };
}
