import { never } from 'superstruct';
import { port } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';

/**
 * Forgets who used this tab: what it keeps of the shopper, and the log so far. What is still in
 * the page goes with it: it has to be loaded anew.
 */
export const forgetShopperFx = port('device/forgetShopper', {
  params: nothing(),
  done: nothing(),
  fail: never(),
});

/** The storage's key of what changes with every sign-out: a tab that knows another value has not heard of the last one. */
export const SIGN_OUT_STAMP = 'selvedge-signed-out';

const OWN = /^selvedge[.-]/;
const STAYS: readonly string[] = [
  'selvedge.store',
  'selvedge.topBanner',
  'selvedge.manualLogout',
  'selvedge.bagWaits',
  SIGN_OUT_STAMP,
];
const EVERYWHERE = /^selvedge(?:\.(?:recentSearches$|measures$|viewed\.)|-report$)/;

/** Whether what a tab keeps for itself is the shopper's: all that is the shop's own, but for what is named here. */
export function isShoppersHere(key: string): boolean {
  return OWN.test(key) && !STAYS.includes(key);
}

/** Whether what all tabs keep is the shopper's. */
export function isShoppersEverywhere(key: string): boolean {
  return EVERYWHERE.test(key);
}
