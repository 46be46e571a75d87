/** Most errors reported per page. */
const MOST = 30;

/**
 * Calls with uncaught errors, after the current task. Skips errors without a value, such as those
 * of cross-origin scripts.
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

/** Runs after the current task. */
export function afterThisTurn(run: () => void): void {
  setTimeout(run, 0);
}

/** Origin of the shop's own scripts. */
export function ownOrigin(): string {
  return window.location.origin;
}
