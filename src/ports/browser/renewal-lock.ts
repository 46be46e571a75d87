import { type RenewalLock, ownRenewalLock } from '../session/renewal-lock.ts';
import { requestLock } from './web-lock.ts';

const LOCK = 'selvedge-session';
/** Changes with every renewal; a tab that knows another value has not heard of the last one. */
const STAMP = 'selvedge-session-stamp';
/** Set by the demo where a scenario starts with a session. */
export const GIVEN_SESSION = 'selvedge-session-given';
const LOOKS = 4;
const LOOK_AGAIN_MS = 25;

/** The lock over Web Locks. Pages without TLS have none: there every tab renews for itself. */
export function browserRenewalLock(): RenewalLock {
  return 'locks' in navigator ? webLock() : ownRenewalLock();
}

/**
 * False in a browser in which no session has begun yet. Every session follows a first guest's, whose
 * making leaves a stamp. True in doubt: without locks or storage nothing is stamped.
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

  /** Takes the lock if nobody has it, and keeps it until it is let go. */
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

/** When the session was renewed last, as far as tabs can tell one another. */
interface Stamps {
  /** The last renewal that this tab has heard of. */
  heard(): Stamp;
  /** Whether the session was renewed since, here or elsewhere. Whoever looks has heard of it. */
  isAfter(heard: Stamp): boolean;
  /** The same a moment later: what another tab has just written is not always there at once. */
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
