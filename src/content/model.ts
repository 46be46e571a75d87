import { combine, sample } from 'effector';
import { array, object, string } from 'superstruct';
import { command, fact, feature, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { callFx } from '../ports/http/call.ts';
import { $userType } from '../session/model.ts';
import { $store } from '../store-config/model.ts';
import { layoutCall } from './api.ts';
import { ContentLayout } from './contract.ts';
import { CampaignFlags, NO_CAMPAIGN_FLAGS, isAwaited, isFor } from './visibility.ts';

feature('core');

const Keys = object({ keys: array(string()) });

/** Loads the content of layout keys (CNT-02), unless already requested. */
export const wantContent = command('content/wantContent', Keys);
/** CNT-05, CNT-06: updates the status of the exclusive-access campaign. */
export const changeCampaign = command('content/changeCampaign', CampaignFlags);
export const contentLoaded = fact('content/loaded', Keys);
export const contentMissed = fact('content/missed', Keys);

export const layoutFx = callFx(layoutCall);

export const $layout = state<ContentLayout>('content/layout', {}, ContentLayout);
const $asked = state<string[]>('content/asked', [], array(string()));
const $campaign = state<CampaignFlags>('content/campaign', NO_CAMPAIGN_FLAGS, CampaignFlags);

/** CNT-03…07: content for this shopper by layout key. */
export const $content = combine($layout, $userType, $campaign, (layout, userType, campaign) =>
  Object.fromEntries(
    Object.entries(layout).map(([key, spots]): [string, ContentLayout[string]] => [
      key,
      spots.filter((spot) => isFor({ userType, campaign }, spot)),
    ]),
  ),
);

/** Sidebar spots, including those that only reserve their space. */
export const $sidebar = combine($layout, $userType, $campaign, (layout, userType, campaign) => {
  const audience = { userType, campaign };
  return (layout['CONTENT_SIDEBAR'] ?? [])
    .map((spot) => ({ ...spot, isAwaited: isAwaited(audience, spot) }))
    .filter((spot) => spot.isAwaited || isFor(audience, spot));
});

const $isExclusive = $campaign.map(({ isExclusiveAccessUser }) => isExclusiveAccessUser);

const wanted = sampleStores({
  // XAC-13: exclusive-access users receive other content; all others the same.
  clock: [wantContent, $isExclusive.updates.map(() => ({ keys: null }))],
  source: { asked: $asked, store: $store, campaign: $campaign },
  fn: ({ asked, store, campaign }, { keys }) => ({
    locale: store.locale,
    filters: keys ? keys.filter((key) => !asked.includes(key)) : asked,
    exclusiveAccess: campaign.isExclusiveAccessUser,
  }),
});

$campaign.on(changeCampaign, (_, status) => status);
$asked
  .on(wanted, (asked, { filters }) => [...new Set([...asked, ...filters])])
  .on(contentMissed, (asked, { keys }) => asked.filter((key) => !keys.includes(key)));
$layout.on(layoutFx.doneData, (layout, more) => ({ ...layout, ...more }));

sample({ clock: wanted, filter: ({ filters }) => filters.length > 0, target: layoutFx });
sample({
  clock: layoutFx.done,
  fn: ({ params }) => ({ keys: params.filters }),
  target: contentLoaded,
});
sample({
  clock: layoutFx.fail,
  fn: ({ params }) => ({ keys: params.filters }),
  target: contentMissed,
});
