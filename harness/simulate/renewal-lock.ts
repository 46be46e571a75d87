import type { RenewalLock } from '#src/ports/session/renewal-lock.ts';

export interface PageLock extends RenewalLock {
  /** Releases the lock on unload; waiting requests are dropped. */
  leave(): void;
}

/** Lock for session renewal, shared by all tabs of a browser: Web Locks with a timestamp, in memory. */
export interface SharedLock {
  ofPage(): PageLock;
  readonly isTaken: boolean;
}

/** Follows the rules of `src/ports/browser/renewal-lock.ts`, so that events have the same order. */
export function createSharedLock(): SharedLock {
  let holder: object | undefined;
  let stamp = 0;
  let waiting: (() => void)[] = [];

  function letGo(page: object): void {
    if (holder !== page) return;
    holder = undefined;
    const released = waiting;
    waiting = [];
    for (const release of released) release();
  }

  async function untilFree(): Promise<void> {
    if (!holder) return;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  return {
    get isTaken() {
      return holder !== undefined;
    },
    ofPage() {
      const page = {};
      let known = stamp;
      let isGone = false;
      return {
        leave() {
          isGone = true;
          letGo(page);
        },
        async whenFree() {
          await untilFree();
          known = stamp;
        },
        async take() {
          const before = known;
          while (holder && stamp === before) await untilFree();
          if (isGone) return new Promise(() => undefined);
          known = stamp;
          if (stamp !== before) return 'renewed-elsewhere';
          holder = page;
          return 'granted';
        },
        release(isRenewed) {
          if (isRenewed) known = stamp += 1;
          letGo(page);
        },
      };
    },
  };
}
