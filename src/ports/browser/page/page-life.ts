/**
 * Listens while unsaved state exists, because `beforeunload` listeners can disable the
 * back/forward cache. Passes the time in ms since 1970. Returns the cleanup.
 *
 * @example useEffect(() => (isBusy ? whileGoing((now) => going({ now })) : undefined), [isBusy]);
 */
export function whileGoing(going: (now: number) => void): () => void {
  const goes = () => going(Date.now());
  // The browser aborts calls between the two events.
  window.addEventListener('beforeunload', goes);
  // In the capture phase, before the log's last write.
  window.addEventListener('pagehide', goes, { capture: true });
  return () => {
    window.removeEventListener('beforeunload', goes);
    window.removeEventListener('pagehide', goes, { capture: true });
  };
}

/** True if the tab's storage has this key; false without storage. */
export function isStoredInTab(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
