import { combine } from 'effector';
import { number, object, string } from 'superstruct';
import { fact, feature, state } from '../event-log/units.ts';
import { connectRoutes } from '../event-log/decisions.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { reference } from '../kernel/struct.ts';
import { $location, locationChanged } from '../ports/navigation.ts';
import { persisted, persistedCookie } from '../ports/storage/persisted.ts';
import { type Device, appStarted, deviceRead } from '../ports/start.ts';
import { campaignOf } from '../store-config/campaign.ts';
import { $store, siteEntered } from '../store-config/model.ts';
import {
  CAMPAIGN_COOKIE_DAYS,
  CAMPAIGN_KEY,
  CampaignStatus,
  LIST_KEY,
  NO_CAMPAIGN,
  campaignStatus,
  isUnlocked,
  listAfter,
  mockedNow,
} from './campaign.ts';

feature('core');

export const statusDetermined = fact('campaign/statusDetermined', CampaignStatus);

export const $campaign = state<CampaignStatus>('campaign/campaign', NO_CAMPAIGN, CampaignStatus);
const campaignCookie = persistedCookie(CAMPAIGN_KEY, string(), { days: CAMPAIGN_COOKIE_DAYS });
const listItem = persisted(LIST_KEY, string(), { as: 'text' });
/**
 * Start or render time of the page, or its mocked date (XAC-04), with the values of the cookie and
 * the `ml` item.
 */
export const $visit = state(
  'campaign/visit',
  { now: 0, cookie: '', list: '' },
  object({ now: number(), cookie: reference(), list: reference() }),
);

/** XAC-12 */
export const $isExclusiveUnlocked = combine($campaign, $visit, isUnlocked);

// One reducer per cause: `determined` reads the store in the same tick, after the first.
$visit
  // The document shows the server's phase; the device's clock may differ.
  .on(appStarted, (_, { environment }) =>
    visitOf(environment.servedAt ?? environment.now, environment),
  )
  .on(deviceRead, ({ now }, device) => visitOf(now, device));

function visitOf(now: number, { cookies, storage }: Pick<Device, 'cookies' | 'storage'>) {
  return {
    now,
    cookie: campaignCookie.read(cookies) ?? '',
    list: listItem.read(storage) ?? '',
  };
}

const determined = sampleStores({
  clock: [siteEntered, locationChanged, deviceRead],
  source: { was: $visit, store: $store, before: $campaign, location: $location },
  fn: ({ was, store, before, location: { search } }) => {
    const settings = campaignOf(store);
    const now = mockedNow(search, store.siteEnvironment === 'test') ?? was.now;
    const parameter = new URLSearchParams(search).get(CAMPAIGN_KEY);
    const status = campaignStatus(settings, { now, parameter, cookie: was.cookie });
    const list = listAfter(settings, status, parameter, was.list);
    const visit = { now, cookie: status.cookieValue, list };
    return {
      status,
      visit: JSON.stringify(visit) === JSON.stringify(was) ? was : visit,
      was,
      isNews: JSON.stringify(before) !== JSON.stringify(status),
    };
  },
});

$visit.on(determined, (_, { visit }) => visit);
$campaign.on(statusDetermined, (_, status) => status);

// XAC-09…12
connectRoutes({
  clock: determined,
  route: ({ status, visit, was, isNews }) => ({
    ...(isNews && { statusDetermined: status }),
    // The new value to store; null removes it.
    ...(visit.cookie !== was.cookie && { keepCookie: visit.cookie || null }),
    ...(visit.list !== was.list && { keepList: visit.list || null }),
  }),
  target: { statusDetermined, keepCookie: campaignCookie.keep, keepList: listItem.keep },
});
