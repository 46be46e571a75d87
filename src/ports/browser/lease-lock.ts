import type { RenewalLock } from '../renewal-lock.ts';
import type { Stamps } from './renewal-lock.ts';

const LEASE = 'selvedge-session-lease';
/** Longer than the two calls of a renewal may take, so that the lease of a tab that died does not hold the others up for ever. */
const LEASE_MS = 90_000;
const LOOK_AGAIN_MS = 100;

/** The renewal lock for browsers without Web Locks. Two tabs that ask in the same instant can both get it. */
export function leaseLock(stamps: Stamps): RenewalLock {
  async function untilFree(): Promise<void> {
    while (isTaken()) {
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_AGAIN_MS);
      });
    }
  }

  let mine: string | null = null;

  return {
    async whenFree() {
      const heard = stamps.heard();
      await untilFree();
      await stamps.comesAfter(heard);
    },
    async take() {
      const heard = stamps.heard();
      while (isTaken()) {
        await untilFree();
        if (await stamps.comesAfter(heard)) return 'renewed-elsewhere';
      }
      if (stamps.isAfter(heard)) return 'renewed-elsewhere';
      mine = `${Date.now() + LEASE_MS} ${crypto.getRandomValues(new Uint32Array(1)).join()}`;
      write(mine);
      return 'granted';
    },
    release(isRenewed) {
      if (isRenewed) stamps.renew();
      if (mine !== null && read() === mine) write(null);
      mine = null;
    },
  };
}

function isTaken(): boolean {
  return Number.parseInt(read() ?? '0', 10) > Date.now();
}

function read(): string | null {
  try {
    return localStorage.getItem(LEASE);
  } catch {
    return null;
  }
}

function write(until: string | null): void {
  try {
    if (until === null) localStorage.removeItem(LEASE);
    else localStorage.setItem(LEASE, until);
  } catch {
    return;
  }
}
