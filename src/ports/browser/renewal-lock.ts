import { type RenewalLock, ownRenewalLock } from '../renewal-lock.ts';

const LOCK = 'selvedge-session';
/** Changes with every renewal; a tab that knows another value has not heard of the last one. */
const STAMP = 'selvedge-session-stamp';
const LOOKS = 4;
const LOOK_AGAIN_MS = 25;

/** The lock over Web Locks; where the browser has none (pages without TLS), over local storage. */
export function browserRenewalLock(): RenewalLock {
  if ('locks' in navigator) return webLock(navigator.locks);
  const coming = import('./lease-lock.ts').then(
    ({ leaseLock }) => leaseLock(stamps()),
    ownRenewalLock,
  );
  return {
    take: async () => (await coming).take(),
    release: (isRenewed) => void coming.then((lock) => lock.release(isRenewed)),
    whenFree: async () => (await coming).whenFree(),
  };
}

function webLock(locks: LockManager): RenewalLock {
  const stamp = stamps();
  let letGo: () => void = () => undefined;

  async function whenFree(): Promise<void> {
    await locks.request(LOCK, { mode: 'shared' }, () => undefined);
  }

  /** Takes the lock if nobody has it, and keeps it until it is let go. */
  function takeNow(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      locks
        .request(LOCK, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          if (!lock) return undefined;
          return new Promise<void>((release) => {
            letGo = release;
          });
        })
        .catch(reject);
    });
  }

  return {
    whenFree,
    async take() {
      while (!(await takeNow())) {
        await whenFree();
        if (await stamp.comes()) return 'renewed-elsewhere';
      }
      if (!stamp.isNews()) return 'granted';
      letGo();
      return 'renewed-elsewhere';
    },
    release(isRenewed) {
      if (isRenewed) stamp.renew();
      letGo();
      letGo = () => undefined;
    },
  };
}

/** When the session was renewed last, as far as tabs can tell one another. */
export interface Stamps {
  /** True once for every renewal by another tab. */
  isNews(): boolean;
  /** The same a moment later: what another tab has just written is not always there at once. */
  comes(): Promise<boolean>;
  renew(): void;
}

function stamps(): Stamps {
  let known = read();

  function isNews(): boolean {
    const current = read();
    const differs = current !== known;
    known = current;
    return differs;
  }

  return {
    isNews,
    async comes() {
      for (let looks = 0; looks < LOOKS; looks++) {
        if (isNews()) return true;
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_AGAIN_MS);
        });
      }
      return isNews();
    },
    renew() {
      known = crypto.getRandomValues(new Uint32Array(2)).join('-');
      try {
        localStorage.setItem(STAMP, known);
      } catch {
        return;
      }
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(STAMP);
  } catch {
    return null;
  }
}
