/**
 * The right to renew the session, one for all tabs of the shop. Whoever asks while another tab has
 * it waits until that one is ready, and finds the session renewed.
 */
export interface RenewalLock {
  /** `renewed-elsewhere`: the session was renewed, or signed in to, since this tab last heard of it. */
  take(): Promise<'granted' | 'renewed-elsewhere'>;
  /** Lets go, and tells the other tabs whether the session is a new one. Harmless without the lock. */
  release(isRenewed: boolean): void;
  /** Resolves when no tab has the lock; what was renewed meanwhile is no news any more. */
  whenFree(): Promise<void>;
}

/** The lock of a tab that knows of no others. */
export function ownRenewalLock(): RenewalLock {
  return {
    take: async () => 'granted',
    release: () => undefined,
    whenFree: async () => undefined,
  };
}
