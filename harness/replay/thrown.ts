import { onFault } from '#src/event-log/faults.ts';

/** An error in a model function that Effector swallowed in the replay. */
export interface Thrown {
  /** Line of the cause after which it was first thrown. */
  line: number;
  /** `TypeError: total is undefined`, for a reducer with its store. */
  text: string;
  stack: string;
}

/** Errors swallowed by Effector: it prints errors of a `fn` or `map` and drops their consequences. */
export interface ThrownErrors {
  /** Assigns errors since the last call to the cause at a line. */
  note(line: number): void;
  /** Distinct errors, in order. */
  readonly all: readonly Thrown[];
  stop(): void;
}

/** Message that Effector prints as an error without throwing. */
const NOT_THROWN = 'undefined is used to skip updates';

/** Collects errors until stopped; the console still prints them. */
export function listenToThrown(): ThrownErrors {
  const { error: print } = console;
  const heard: Omit<Thrown, 'line'>[] = [];
  const noted = new Map<string, Thrown>();
  const hear = (error: unknown, where = '') => {
    if (!(error instanceof Error) || error.message.includes(NOT_THROWN)) return;
    // While unit locations are recorded, `stack` may not be a string.
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
