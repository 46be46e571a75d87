import {
  SIGN_OUT_STAMP as STAMP,
  isShoppersHere,
  isShoppersEverywhere,
} from '../../storage/forget.ts';

/** The log is not waited for longer than that, in milliseconds. */
const PATIENCE_MS = 2000;

function removeFrom(storage: Storage, isTheirs: (key: string) => boolean): void {
  for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
}

/** Removes what is kept of the shopper; where there is no storage nothing was kept. */
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
 * The browser's handler of `forgetShopperFx`. Until the page is gone it may keep more of the
 * shopper, so that it is all removed once more when it goes.
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

/** A page begins: whoever signed out elsewhere while this tab slept has left it too. */
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
