/** Timers that end only when they are released. */
export interface Timers {
  wait(ms: number): Promise<void>;
  /** Ends the timers that are due, the longest due first. */
  release(): void;
}

export function createTimers(clock: { readonly now: number }): Timers {
  let waiting: { at: number; resolve: () => void }[] = [];
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        waiting.push({ at: clock.now + ms, resolve });
      }),
    release() {
      const due = waiting.filter(({ at }) => at <= clock.now);
      waiting = waiting.filter(({ at }) => at > clock.now);
      for (const { resolve } of due.toSorted((one, other) => one.at - other.at)) resolve();
    },
  };
}
