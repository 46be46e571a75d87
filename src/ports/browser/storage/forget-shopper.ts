import {
  SIGN_OUT_STAMP as STAMP,
  isShoppersHere,
  isShoppersEverywhere,
} from '../../storage/forget.ts';
import type { ForgetMessage } from '../offline/messages.ts';

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

/** Deletes the pages, answers and pictures that the release's worker stored. */
function forgetSeen(): void {
  if (import.meta.env.VITE_BACKEND === 'embedded') return;
  // Undefined without a secure context.
  const { serviceWorker }: Partial<Navigator> = navigator;
  serviceWorker?.controller?.postMessage({ kind: 'forget' } satisfies ForgetMessage);
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
    forgetSeen();
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
