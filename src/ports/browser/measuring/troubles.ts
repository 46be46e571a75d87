/** Errors of one page that are listened to: one that comes again and again is no news. */
const MOST = 30;

/**
 * Calls with what nobody has caught, after the turn in which it happened. A browser that says nothing of an error, as it does of
 * other people's scripts, is not heard.
 */
export function onUncaught(tell: (error: unknown) => void): void {
  let left = MOST;
  function heard(error: unknown): void {
    if (error === null || error === undefined || left === 0) return;
    left -= 1;
    afterThisTurn(() => tell(error));
  }
  window.addEventListener('error', ({ error }) => heard(error));
  window.addEventListener('unhandledrejection', ({ reason }) => heard(reason));
}

/** Calls when what happens just now is over. */
export function afterThisTurn(run: () => void): void {
  setTimeout(run, 0);
}

/** Where this page's own scripts come from. */
export function ownOrigin(): string {
  return window.location.origin;
}
