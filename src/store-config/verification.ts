import type { Site } from './stores.ts';

/** CFG-09: codes by which a service recognises the owner of a site. */
export type VerificationCodes = {
  merchantCentre?: string;
  webmasterTool?: string;
  searchConsole?: string;
};

const CODES: Readonly<Record<string, VerificationCodes>> = {
  'RL-GB': { merchantCentre: 'rl-gb-mc', webmasterTool: 'rl-gb-wt', searchConsole: 'rl-gb-sc' },
  'RL-DE': { merchantCentre: 'rl-de-mc', searchConsole: 'rl-de-sc' },
  'HM-GB': { searchConsole: 'hm-gb-sc' },
};

/** The verification codes that a store carries; most carry none. */
export function verificationOf(site: Pick<Site, 'storeName'>): VerificationCodes {
  return CODES[site.storeName] ?? {};
}
