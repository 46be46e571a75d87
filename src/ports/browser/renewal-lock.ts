import { type RenewalLock, ownRenewalLock } from '../renewal-lock.ts';

const LOCK = 'selvedge-session';
/** Changes with every renewal; a tab that knows another value has not heard of the last one. */
const STAMP = 'selvedge-session-stamp';

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

  return {
    whenFree,
    async take() {
      const isGranted = await new Promise<boolean>((resolve) => {
        void locks.request(LOCK, { ifAvailable: true }, (lock) => {
          const isMine = lock !== null && !stamp.isNews();
          resolve(isMine);
          if (!isMine) return undefined;
          return new Promise<void>((resolveLock) => {
            letGo = resolveLock;
          });
        });
      });
      if (isGranted) return 'granted';
      await whenFree();
      stamp.isNews();
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
  renew(): void;
}

function stamps(): Stamps {
  let known = read();
  return {
    isNews() {
      const current = read();
      const isNews = current !== known;
      known = current;
      return isNews;
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
