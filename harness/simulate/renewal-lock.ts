import type { RenewalLock } from '#src/ports/session/renewal-lock.ts';

/** The lock as one page has it. */
export interface PageLock extends RenewalLock {
  /** The page is gone: it lets go, and gets nothing any more. */
  leave(): void;
}

/** The lock on renewing the session that all tabs of a browser share: Web Locks with a stamp, without a browser. */
export interface SharedLock {
  /** The lock as one page has it. */
  ofPage(): PageLock;
  readonly isTaken: boolean;
}

/** The same rules as in `src/ports/browser/renewal-lock.ts`, so that pages meet the same orders of events. */
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
