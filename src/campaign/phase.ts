import { type DateFormats, firstDay, formatDate } from '../kernel/date-format.ts';
import type { CampaignSettings } from '../store-config/campaign.ts';

/** Where the campaign stands; where its times overlap, selling counts. `between` is after signing up, before selling. */
export type CampaignPhase = 'before' | 'leadGen' | 'between' | 'active' | 'over';

/** What the campaign is at a time, in milliseconds since 1970 (XAC-02, XAC-03). */
export function phaseOf(settings: CampaignSettings, now: number): CampaignPhase {
  const isFrom = (instant: string) => now >= Date.parse(instant);
  if (isFrom(settings.campaignDateEnd)) return 'over';
  if (isFrom(settings.campaignDateStart)) return 'active';
  if (isFrom(settings.leadGenDateEnd)) return 'between';
  return isFrom(settings.leadGenDateStart) ? 'leadGen' : 'before';
}

const LAST_MOMENT_MS = 1;

/** The days of a campaign in a reader's words; an end names the last day that still counts. */
export function campaignDays(settings: CampaignSettings, formats: DateFormats) {
  const dayOf = (time: number) => formatDate(time, 'day', formats);
  const start = Date.parse(settings.campaignDateStart);
  const last = Date.parse(settings.campaignDateEnd) - LAST_MOMENT_MS;
  return {
    signUpFrom: dayOf(Date.parse(settings.leadGenDateStart)),
    signUpTo: dayOf(Date.parse(settings.leadGenDateEnd) - LAST_MOMENT_MS),
    from: dayOf(start),
    /** For texts that name the last day too: without the month where that is the same. */
    fromDay: firstDay(start, last, 'day', formats),
    to: dayOf(last),
  };
}
