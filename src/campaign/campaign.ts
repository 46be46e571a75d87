import { type Infer, boolean, object } from 'superstruct';
import { isPlainName } from '../kernel/personal.ts';
import { reference } from '../kernel/struct.ts';
import type { CampaignSettings } from '../store-config/campaign.ts';

/** XAC-05, XAC-06: the name of the address parameter and of the cookie. */
export const CAMPAIGN_KEY = 'xcomreg';
/** XAC-12: local storage key of the campaign whose list the visitor is on. */
export const LIST_KEY = 'ml';
/** XAC-11, in days. */
export const CAMPAIGN_COOKIE_DAYS = 30;

/** XAC-08, ENT-03 */
export const CampaignStatus = object({
  isPromotionLeadGenActive: boolean(),
  isPromotionActive: boolean(),
  isExclusiveAccessUser: boolean(),
  /** Value of the campaign's cookie, current or to be written; empty for none. */
  cookieValue: reference(),
});
export type CampaignStatus = Infer<typeof CampaignStatus>;

export const NO_CAMPAIGN: CampaignStatus = {
  isPromotionLeadGenActive: false,
  isPromotionActive: false,
  isExclusiveAccessUser: false,
  cookieValue: '',
};

export interface CampaignVisit {
  /** Milliseconds since 1970; on test hosts the mocked date (XAC-04). */
  now: number;
  /** The value of the address parameter; `null` without one. */
  parameter: string | null;
  /** The value of the cookie; `undefined` without one. */
  cookie: string | undefined;
}

/** XAC-02…09: status of the campaign for a visit. */
export function campaignStatus(settings: CampaignSettings, visit: CampaignVisit): CampaignStatus {
  const { now, parameter, cookie = '' } = visit;
  const { campaignId } = settings;
  const isPromotionLeadGenActive = isWithin(
    now,
    settings.leadGenDateStart,
    settings.leadGenDateEnd,
  );
  const isPromotionActive = isWithin(now, settings.campaignDateStart, settings.campaignDateEnd);
  if (!isPromotionLeadGenActive && !isPromotionActive) return NO_CAMPAIGN; // XAC-07, XAC-10
  const isExclusiveAccessUser = isSame(parameter, campaignId) || isSame(cookie, campaignId);
  return {
    isPromotionLeadGenActive,
    isPromotionActive,
    isExclusiveAccessUser,
    cookieValue: isExclusiveAccessUser ? campaignId : cookie,
  };
}

/** The end is exclusive. */
function isWithin(now: number, start: string, end: string): boolean {
  return now >= Date.parse(start) && now < Date.parse(end);
}

function isSame(value: string | null, campaignId: string): boolean {
  return value?.toLowerCase() === campaignId.toLowerCase();
}

/** XAC-04: a mocked date as milliseconds; `undefined` if invalid or not on a test host. */
export function mockedNow(search: string, isTestSite: boolean): number | undefined {
  const text = new URLSearchParams(search).get('mockXcomregDate');
  const time = isTestSite && isPlainName(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * XAC-12: returns the campaign on whose list the visitor is. Its link adds the visitor; its end
 * removes them.
 */
export function listAfter(
  { campaignId }: CampaignSettings,
  status: CampaignStatus,
  parameter: string | null,
  list: string,
): string {
  if (status === NO_CAMPAIGN) return '';
  return isSame(parameter, campaignId) ? campaignId : list;
}

/** True for an exclusive-access user with the `ml` item of this campaign. */
export function isOnList(
  { isExclusiveAccessUser, cookieValue }: CampaignStatus,
  { list }: { list: string },
): boolean {
  return isExclusiveAccessUser && list === cookieValue;
}

/** XAC-12: true if the visitor can buy exclusive products. */
export function isUnlocked(status: CampaignStatus, visit: { list: string }): boolean {
  return status.isPromotionActive && isOnList(status, visit);
}
