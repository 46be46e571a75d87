import { CONSENT_COOKIE, CONSENT_DAYS } from './consent.ts';
import {
  ANALYTICS_DAYS,
  type Area,
  GENDER_COOKIE,
  STORED_BY_CONSENT,
  type StoredItem,
  type Lifetime,
  NETWORK_COOKIE,
  VISITOR_COOKIE,
} from './stored-items.ts';

function needed(
  use: StoredItem['use'],
  area: Area,
  lifetime: Lifetime,
  names: readonly string[],
): StoredItem[] {
  return names.map((name) => ({ name, area, purpose: 'functional', lifetime, owner: 'shop', use }));
}

/** Storage used by the captcha provider, once a captcha is shown. */
const CAPTCHA: readonly StoredItem[] = (
  [
    ['_GRECAPTCHA', 'cookie', { days: 180 }],
    ['_grecaptcha', 'browser', 'until-cleared'],
    ['rc::*', 'browser', 'until-cleared'],
    ['rc::*', 'tab', 'session'],
  ] as const
).map(([name, area, lifetime]) => ({
  name,
  area,
  lifetime,
  purpose: 'functional',
  owner: 'captcha',
  use: 'captcha',
}));

/** Storage that the shop needs, or that the shopper requests. */
const KEPT_ALWAYS: readonly StoredItem[] = [
  ...needed('consent', 'cookie', { days: CONSENT_DAYS }, [CONSENT_COOKIE]),
  ...needed('cardConsent', 'cookie', { days: CONSENT_DAYS }, ['selvedge_consent_*']),
  ...needed('session', 'cookie', { days: 30 }, ['WC_SESSION']),
  ...needed('newsletter', 'cookie', { days: 365 }, [
    'selvedge_newsletter',
    'selvedge_newsletter_seen',
  ]),
  ...needed('campaign', 'cookie', { days: 30 }, ['xcomreg']),
  ...needed('campaign', 'browser', 'until-cleared', ['ml']),
  ...needed('session', 'browser', 'until-cleared', [
    'selvedge-session-stamp',
    'selvedge-signed-out',
  ]),
  ...needed('remembered', 'browser', 'until-cleared', [
    'selvedge.recentSearches',
    'selvedge.viewed.*',
    'selvedge.measures',
    'selvedge.lengthUnit',
  ]),
  ...needed('session', 'tab', 'session', [
    'selvedge.userType',
    'selvedge.sessionExtended',
    'selvedge.guestMadeAnew',
    'selvedge.manualLogout',
    'selvedge.conditionGate',
    'selvedge.detailsRenewed',
    'selvedge-signed-out',
  ]),
  ...needed('purchase', 'tab', 'session', [
    'selvedge.bagWaits',
    'selvedge.unfinishedAdds',
    'selvedge.checkoutGuest',
    'selvedge.payment',
    'selvedge.pickupPoints',
    'selvedge-checkout',
    'selvedge-express',
    'selvedge-mailed-to',
    'selvedge-last-*',
  ]),
  ...needed('place', 'tab', 'session', [
    'selvedge.store',
    'selvedge.topBanner',
    'selvedge.lastSizes',
    'selvedge.grownListings',
    'selvedge-scroll',
  ]),
  ...needed('log', 'tab', 'session', ['selvedge-stream', 'selvedge-tail']),
  ...needed('log', 'browser', { days: 7 }, ['selvedge-report']),
  ...needed('log', 'database', { days: 7 }, ['selvedge-event-log']),
  // Cache storage of the release's worker, and the dates of its entries.
  ...needed('seen', 'database', { days: 60 }, ['selvedge-offline-*', 'workbox-expiration']),
];

const USES: Readonly<Record<string, StoredItem['use']>> = {
  [VISITOR_COOKIE]: 'visitor',
  [NETWORK_COOKIE]: 'network',
  [GENDER_COOKIE]: 'gender',
  selvedge_visit: 'visit',
  'selvedge-experiments': 'experiments',
};

/** EXP-06 */
const VISIT_MINUTES = 30;

function lifetimeOf(name: string, area: Area): Lifetime {
  if (area !== 'cookie') return 'until-cleared';
  return name === 'selvedge_visit' ? { minutes: VISIT_MINUTES } : { days: ANALYTICS_DAYS };
}

/** Everything that the shop or its providers store on a device. */
export const STORED_ALWAYS: readonly StoredItem[] = [
  ...KEPT_ALWAYS,
  ...CAPTCHA,
  ...STORED_BY_CONSENT.map(([name, area, purpose]): StoredItem => ({
    name,
    area,
    purpose,
    lifetime: lifetimeOf(name, area),
    owner: 'shop',
    use: USES[name] ?? 'measured',
  })),
];
