import { combine, sample } from 'effector';
import { number, object, string } from 'superstruct';
import { fact, state } from '../event-log/units.ts';
import { reference } from '../kernel/struct.ts';
import { $location, locationChanged } from '../ports/navigation.ts';
import { persisted, persistedCookie } from '../ports/storage/persisted.ts';
import { appStarted, deviceKnown, deviceRead } from '../ports/start.ts';
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

export const statusDetermined = fact('campaign/statusDetermined', CampaignStatus);

export const $campaign = state<CampaignStatus>('campaign/campaign', NO_CAMPAIGN, CampaignStatus);
const campaignCookie = persistedCookie(CAMPAIGN_KEY, string(), { days: CAMPAIGN_COOKIE_DAYS });
const listItem = persisted(LIST_KEY, string(), { as: 'text' });
/** When the page began or was rendered by the server, or the date that stands for it (XAC-04), and what the cookie holds. */
export const $visit = state(
  'campaign/visit',
  { now: 0, cookie: '' },
  object({ now: number(), cookie: reference() }),
);

/** XAC-12: the campaign on whose mailing list the visitor is; empty for none. */
export const $mailingList = state('campaign/mailingList', '', reference());
export const $isExclusiveUnlocked = combine($campaign, $mailingList, isUnlocked);

$mailingList.on(deviceKnown, (_, { storage }) => listItem.read(storage) ?? '');

$visit
  // The document shows the server's phase; a device's clock may be on the other side of a date.
  .on(appStarted, (_, { environment: { now, servedAt = now, cookies } }) => ({
    now: servedAt,
    cookie: campaignCookie.read(cookies) ?? '',
  }))
  .on(deviceRead, ({ now }, { cookies }) => ({
    now,
    cookie: campaignCookie.read(cookies) ?? '',
  }));

const determined = sample({
  clock: sample({ clock: [siteEntered, locationChanged, deviceRead], source: $location }),
  source: { visit: $visit, store: $store, before: $campaign, listBefore: $mailingList },
  fn: ({ visit, store, before, listBefore }, { search }) => {
    const settings = campaignOf(store);
    const now = mockedNow(search, store.siteEnvironment === 'test') ?? visit.now;
    const parameter = new URLSearchParams(search).get(CAMPAIGN_KEY);
    const status = campaignStatus(settings, { now, parameter, cookie: visit.cookie });
    const list = listAfter(settings, status, { parameter }, listBefore);
    return {
      now,
      status,
      list,
      isNews: JSON.stringify(before) !== JSON.stringify(status),
      isCookieNews: status.cookieValue !== visit.cookie,
      listBefore,
    };
  },
});

$visit.on(determined, (_, { now, status }) => ({ now, cookie: status.cookieValue }));
$mailingList.on(determined, (_, { list }) => list);
$campaign.on(statusDetermined, (_, status) => status);

sample({
  clock: determined,
  filter: ({ isNews }) => isNews,
  fn: ({ status }) => status,
  target: statusDetermined,
});

// XAC-09…11
sample({
  clock: determined,
  filter: ({ isCookieNews }) => isCookieNews,
  fn: ({ status: { cookieValue } }) => cookieValue || null,
  target: campaignCookie.keep,
});
sample({
  clock: determined.filterMap(({ list, listBefore }) =>
    list === listBefore ? undefined : list || null,
  ),
  target: listItem.keep,
});
