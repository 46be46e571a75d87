/**
 * Listens while there is something to lose with the page, and no longer: browsers keep no page for Back
 * that wants to know that it goes. Gives what ends it.
 *
 * @example useEffect(() => (isBusy ? watchPage({ going, shownAgain }) : undefined), [isBusy]);
 */
export function watchPage({
  going,
  shownAgain,
}: {
  /** When, in milliseconds since 1970. */
  going: (now: number) => void;
  shownAgain: () => void;
}): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && shownAgain();
  const goes = () => going(Date.now());
  // Calls are ended by the browser between the two.
  window.addEventListener('beforeunload', goes);
  // Before the log is written for the last time.
  window.addEventListener('pagehide', goes, { capture: true });
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('beforeunload', goes);
    window.removeEventListener('pagehide', goes, { capture: true });
    window.removeEventListener('pageshow', shown);
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
