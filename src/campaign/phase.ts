import { type DateFormats, firstDay, formatDate } from '../kernel/date-format.ts';
import type { CampaignSettings } from '../store-config/campaign.ts';

/**
 * Phase of the campaign; selling wins if times overlap. `between` is after sign-up, before selling.
 */
export type CampaignPhase = 'before' | 'leadGen' | 'between' | 'active' | 'over';

/** Phase at a time, in milliseconds since 1970 (XAC-02, XAC-03). */
export function phaseOf(settings: CampaignSettings, now: number): CampaignPhase {
  const isFrom = (instant: string) => now >= Date.parse(instant);
  if (isFrom(settings.campaignDateEnd)) return 'over';
  if (isFrom(settings.campaignDateStart)) return 'active';
  if (isFrom(settings.leadGenDateEnd)) return 'between';
  return isFrom(settings.leadGenDateStart) ? 'leadGen' : 'before';
}

const LAST_MOMENT_MS = 1;

/** Localised days of a campaign; an end is the last included day. */
export function campaignDays(settings: CampaignSettings, formats: DateFormats) {
  const dayOf = (time: number) => formatDate(time, 'day', formats);
  const start = Date.parse(settings.campaignDateStart);
  const last = Date.parse(settings.campaignDateEnd) - LAST_MOMENT_MS;
  return {
    signUpFrom: dayOf(Date.parse(settings.leadGenDateStart)),
    signUpTo: dayOf(Date.parse(settings.leadGenDateEnd) - LAST_MOMENT_MS),
    from: dayOf(start),
    /** For texts with both days: omits the month if it is the same. */
    fromDay: firstDay(start, last, 'day', formats),
    to: dayOf(last),
  };
}
