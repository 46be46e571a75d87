import { never } from 'superstruct';
import { feature, port } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';

feature('core');

/**
 * Deletes the shopper's data in this tab and the log so far. The page must reload afterwards,
 * because it still shows their data.
 */
export const forgetShopperFx = port('device/forgetShopper', {
  params: noPayload(),
  done: noPayload(),
  fail: never(),
});

/** Storage key of a stamp that changes with every sign-out. */
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

/** True if a key of the tab's storage is the shopper's: all of the shop's own, except `STAYS`. */
export function isShoppersHere(key: string): boolean {
  return OWN.test(key) && !STAYS.includes(key);
}

/** True if a key of the shared storage is the shopper's. */
export function isShoppersEverywhere(key: string): boolean {
  return EVERYWHERE.test(key);
}
