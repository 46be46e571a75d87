/**
 * Listens while there is something to lose with the page, and no longer: browsers keep no page for Back
 * that wants to know that it goes. It is told when, in milliseconds since 1970. Gives what ends it.
 *
 * @example useEffect(() => (isBusy ? whileGoing((now) => going({ now })) : undefined), [isBusy]);
 */
export function whileGoing(going: (now: number) => void): () => void {
  const goes = () => going(Date.now());
  // Calls are ended by the browser between the two.
  window.addEventListener('beforeunload', goes);
  // Before the log is written for the last time.
  window.addEventListener('pagehide', goes, { capture: true });
  return () => {
    window.removeEventListener('beforeunload', goes);
    window.removeEventListener('pagehide', goes, { capture: true });
  };
}

/** Whether the tab keeps anything under this key; where there is no storage nothing was kept. */
export function isKeptInTab(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
