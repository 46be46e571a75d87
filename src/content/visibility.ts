import type { Infer } from 'superstruct';
import { boolean, type } from 'superstruct';
import type { UserType } from '../session/session.ts';
import type { ContentSpot } from './contract.ts';

/** Part of XAC-08 that decides visibility. */
export const CampaignFlags = type({
  isPromotionLeadGenActive: boolean(),
  isPromotionActive: boolean(),
  isExclusiveAccessUser: boolean(),
});
export type CampaignFlags = Infer<typeof CampaignFlags>;

export const NO_CAMPAIGN_FLAGS: CampaignFlags = {
  isPromotionLeadGenActive: false,
  isPromotionActive: false,
  isExclusiveAccessUser: false,
};

/** The reader; `userType` is `null` while unknown. */
export type Audience = { userType: UserType | null; campaign: CampaignFlags };

/**
 * CNT-03…07: true if a spot is for this reader. Spots for one user type wait until that is known.
 */
export function isFor({ userType, campaign }: Audience, { visibility }: ContentSpot): boolean {
  const { isPromotionLeadGenActive, isPromotionActive, isExclusiveAccessUser } = campaign;
  switch (visibility) {
    case 'show_for_all':
    case 'highlighted':
      return true;
    case 'show_for_registered_only':
      return userType === 'registered';
    case 'show_for_anonymous_only':
      return userType === 'guest';
    case 'show_for_exclusive_only':
      return isExclusiveAccessUser || isPromotionActive || isPromotionLeadGenActive;
    case 'show_for_non_exclusive_only':
      return !isExclusiveAccessUser;
  }
}

/**
 * True if a spot reserves space until the user type is known; assumes a guest, the most common
 * case.
 */
export function isAwaited({ userType, campaign }: Audience, spot: ContentSpot): boolean {
  const asGuest: Audience = { userType: 'guest', campaign };
  return userType === null && !isFor({ userType, campaign }, spot) && isFor(asGuest, spot);
}

/** CNT-07: sorts highlighted spots first. */
export function highlightedFirst(spots: readonly ContentSpot[]): ContentSpot[] {
  const isPlain = ({ visibility }: ContentSpot) => Number(visibility !== 'highlighted');
  return spots.toSorted((one, other) => isPlain(one) - isPlain(other));
}
