import {
  SIGN_OUT_STAMP as STAMP,
  isShoppersHere,
  isShoppersEverywhere,
} from '../../storage/forget.ts';

/** Longest wait (ms) for the log's deletion. */
const PATIENCE_MS = 2000;

function removeFrom(storage: Storage, isTheirs: (key: string) => boolean): void {
  for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
}

/** Removes the shopper's data from storage. */
function removeKept(): void {
  try {
    removeFrom(sessionStorage, isShoppersHere);
    removeFrom(localStorage, isShoppersEverywhere);
  } catch {
    return;
  }
}

function stampSignOut(): void {
  try {
    const stamp = crypto.getRandomValues(new Uint32Array(2)).join('-');
    localStorage.setItem(STAMP, stamp);
    sessionStorage.setItem(STAMP, stamp);
  } catch {
    return;
  }
}

/**
 * Handler of `forgetShopperFx`. Removes the data again on `pagehide`, because the page may store
 * more until then.
 */
export function forgetsShopper(forgetLog: () => Promise<void>): () => Promise<void> {
  return async () => {
    stampSignOut();
    removeKept();
    window.addEventListener('pagehide', removeKept);
    await Promise.race([
      forgetLog(),
      new Promise((resolve) => {
        setTimeout(resolve, PATIENCE_MS);
      }),
    ]);
  };
}

/** Removes the shopper's data if they signed out elsewhere since this tab's last page. */
export function catchUpWithSignOuts(): void {
  try {
    const last = localStorage.getItem(STAMP);
    if (last === null || last === sessionStorage.getItem(STAMP)) return;
    removeFrom(sessionStorage, isShoppersHere);
    sessionStorage.setItem(STAMP, last);
  } catch {
    return;
  }
}
