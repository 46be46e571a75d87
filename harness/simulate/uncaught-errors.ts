import process from 'node:process';

/** Uncaught errors and console output; Effector logs there when a `fn` throws. */
export interface UncaughtErrors {
  readonly heard: readonly string[];
  forget(): void;
  stop(): void;
}

/** Listens until stopped, and mutes the console meanwhile. */
export function listenToUncaughtErrors(): UncaughtErrors {
  const heard: string[] = [];
  const { error } = console;
  const note = (...what: unknown[]) => void heard.push(what.map(textOf).join(' '));
  console.error = note;
  process.on('unhandledRejection', note);
  return {
    heard,
    forget() {
      heard.length = 0;
    },
    stop() {
      console.error = error;
      process.off('unhandledRejection', note);
    },
  };
}

function textOf(what: unknown): string {
  return what instanceof Error ? (what.stack ?? what.message) : String(what);
}
