import { type RenewalLock, ownRenewalLock } from '../session/renewal-lock.ts';
import { requestLock } from './web-lock.ts';

const LOCK = 'selvedge-session';
/** Storage key whose value changes with every renewal. */
const STAMP = 'selvedge-session-stamp';
/** Set by the demo if a scenario starts with a session. */
export const GIVEN_SESSION = 'selvedge-session-given';
const LOOKS = 4;
const LOOK_AGAIN_MS = 25;

/** Lock over Web Locks. Without TLS there are none: each tab then renews for itself. */
export function browserRenewalLock(): RenewalLock {
  return 'locks' in navigator ? webLock() : ownRenewalLock();
}

/**
 * False in a browser without any session so far: the first guest session writes a stamp. True
 * without locks or storage, which leave no stamp.
 */
export function mayHaveSession(): boolean {
  try {
    if (!('locks' in navigator)) return true;
    return localStorage.getItem(STAMP) !== null || localStorage.getItem(GIVEN_SESSION) !== null;
  } catch {
    return true;
  }
}

function webLock(): RenewalLock {
  const stamp = stamps();
  let letGo: () => void = () => undefined;

  async function untilFree(): Promise<void> {
    await requestLock(LOCK, { mode: 'shared' }, () => undefined);
  }

  /** Takes the lock if it is free, and holds it until released. */
  function takeNow(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      requestLock(LOCK, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        return new Promise<void>((release) => {
          letGo = release;
        });
      }).catch(reject);
    });
  }

  return {
    async whenFree() {
      const heard = stamp.heard();
      await untilFree();
      await stamp.comesAfter(heard);
    },
    async take() {
      const heard = stamp.heard();
      while (!(await takeNow())) {
        await untilFree();
        if (await stamp.comesAfter(heard)) return 'renewed-elsewhere';
      }
      if (!stamp.isAfter(heard)) return 'granted';
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

/** Stamp of the last renewal, shared by the tabs. */
interface Stamps {
  /** Last renewal that this tab has read. */
  heard(): Stamp;
  /** True if the session was renewed since, in any tab. Reads the current stamp. */
  isAfter(heard: Stamp): boolean;
  /** As `isAfter`, with short retries: another tab's write is not always visible at once. */
  comesAfter(heard: Stamp): Promise<boolean>;
  renew(): void;
}

type Stamp = string | null;

function stamps(): Stamps {
  let known = read();

  function isAfter(heard: Stamp): boolean {
    known = read();
    return known !== heard;
  }

  return {
    heard: () => known,
    isAfter,
    async comesAfter(heard) {
      for (let looks = 0; looks < LOOKS; looks++) {
        if (isAfter(heard)) return true;
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_AGAIN_MS);
        });
      }
      return isAfter(heard);
    },
    renew() {
      known = crypto.getRandomValues(new Uint32Array(2)).join('-');
      try {
        localStorage.setItem(STAMP, known);
      } catch {
        known = read();
      }
    },
  };
}

function read(): Stamp {
  try {
    return localStorage.getItem(STAMP);
  } catch {
    return null;
  }
}
