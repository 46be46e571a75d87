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
export function campaignDays(settings: CampaignSettings, locale: string) {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const dayOf = (instant: string, offset = 0) => format.format(Date.parse(instant) + offset);
  return {
    signUpFrom: dayOf(settings.leadGenDateStart),
    signUpTo: dayOf(settings.leadGenDateEnd, -LAST_MOMENT_MS),
    from: dayOf(settings.campaignDateStart),
    to: dayOf(settings.campaignDateEnd, -LAST_MOMENT_MS),
  };
}
