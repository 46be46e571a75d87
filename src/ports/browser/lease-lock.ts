import type { RenewalLock } from '../renewal-lock.ts';
import type { Stamps } from './renewal-lock.ts';

const LEASE = 'selvedge-session-lease';
/** Longer than a renewal may take, so that the lease of a tab that died does not hold the others up for ever. */
const LEASE_MS = 60_000;
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
      write(String(Date.now() + LEASE_MS));
      return 'granted';
    },
    release(isRenewed) {
      if (isRenewed) stamps.renew();
      write(null);
    },
  };
}

function isTaken(): boolean {
  try {
    return Number(localStorage.getItem(LEASE)) > Date.now();
  } catch {
    return false;
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
