import { sample } from 'effector';
import { enums, never, nullable } from 'superstruct';
import { fact, feature, port, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { $allowed, choiceFollowed, choiceMade } from '../consent/model.ts';
import { Campaign } from './campaign.ts';
import { readReferrerFx } from './data-layer/page-data-model.ts';
import { whenLoaded } from '../ports/features.ts';

feature('measure');

/** RTE-26: reads the campaign of the document's address; null for none. */
export const readCampaignFx = port('analytics/readCampaign', {
  params: noPayload(),
  done: nullable(Campaign),
  fail: never(),
});

export const campaignKnown = fact('analytics/campaignKnown', Campaign);

const $landing = state<Campaign | null>('analytics/landing', null, nullable(Campaign));
/** Part of the campaign already reported; click ids also need consent to advertising. */
const $toldOfLanding = state(
  'analytics/toldOfLanding',
  'nothing',
  enums(['nothing', 'names', 'clicks']),
);

sample({ clock: whenLoaded('measure'), target: readCampaignFx });
// The campaign is reported before the first page.
sample({ clock: readCampaignFx.finally, target: readReferrerFx });
$landing.on(readCampaignFx.doneData, (_, campaign) => campaign);

const told = sampleStores({
  clock: [readCampaignFx.done, choiceMade, choiceFollowed],
  source: { landing: $landing, told: $toldOfLanding, allowed: $allowed },
}).filterMap(({ landing, told: before, allowed }) => {
  if (!landing || !allowed.analytical) return undefined;
  const { gclid, msclkid, ...names } = landing;
  const hasClicks = gclid !== undefined || msclkid !== undefined;
  if (hasClicks && allowed.social && before !== 'clicks')
    return { campaign: landing, now: 'clicks' as const };
  return before === 'nothing' ? { campaign: names, now: 'names' as const } : undefined;
});

$toldOfLanding.on(told, (_, { now }) => now);
sample({ clock: told, fn: ({ campaign }) => campaign, target: campaignKnown });
