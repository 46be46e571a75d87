/**
 * Lock for renewing the session, shared by all tabs. A tab that waits for it finds the session
 * renewed.
 */
export interface RenewalLock {
  /** `renewed-elsewhere`: the session was renewed or signed in to since this tab's last check. */
  take(): Promise<'granted' | 'renewed-elsewhere'>;
  /**
   * Releases the lock and signals a renewed session to other tabs. No effect without the lock.
   */
  release(isRenewed: boolean): void;
  /** Resolves when no tab has the lock. Renewals until then no longer count as new. */
  whenFree(): Promise<void>;
}

/** Lock of a tab without others. */
export function ownRenewalLock(): RenewalLock {
  return {
    take: async () => 'granted',
    release: () => undefined,
    whenFree: async () => undefined,
  };
}
