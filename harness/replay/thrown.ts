import { onFault } from '#src/event-log/faults.ts';

/** An error that a model's function threw under replay, and that nobody was told of. */
export interface Thrown {
  /** Line of the cause after which it was thrown first. */
  line: number;
  /** `TypeError: total is undefined`, and of a reducer whose store it is. */
  text: string;
  stack: string;
}

/** Errors that Effector swallows: it prints what a `fn` or a `map` throws, and what follows from that does not come. */
export interface ThrownErrors {
  /** Notes what was thrown since the last time, as after the cause at a line. */
  note(line: number): void;
  /** Each once, the first first. */
  readonly all: readonly Thrown[];
  stop(): void;
}

/** What Effector prints as an error and does not throw. */
const NOT_THROWN = 'undefined is used to skip updates';

/** Listens until it is stopped; the console is told of all the same. */
export function listenToThrown(): ThrownErrors {
  const { error: print } = console;
  const heard: Omit<Thrown, 'line'>[] = [];
  const noted = new Map<string, Thrown>();
  const hear = (error: unknown, where = '') => {
    if (!(error instanceof Error) || error.message.includes(NOT_THROWN)) return;
    // A unit's own is no text while places are noted.
    const stack = typeof error.stack === 'string' ? error.stack : '';
    heard.push({ text: `${error.name}: ${error.message.split('\n', 1)[0]}${where}`, stack });
  };
  console.error = (...told: unknown[]) => {
    hear(told[0]);
    print.apply(console, told);
  };
  const unlisten = onFault((store, error) => hear(error, `, in a reducer of ${store}`));
  return {
    note(line) {
      for (const one of heard.splice(0)) {
        const key = `${one.text}\n${one.stack}`;
        if (!noted.has(key)) noted.set(key, { line, ...one });
      }
    },
    get all() {
      return [...noted.values()];
    },
    stop() {
      unlisten();
      console.error = print;
    },
  };
}
