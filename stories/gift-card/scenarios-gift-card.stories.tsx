import { giftCardBalanceExpired } from '#harness/scenarios/gift-card/gift-card-balance-expired.ts';
import { giftCardBalanceKnown } from '#harness/scenarios/gift-card/gift-card-balance-known.ts';
import { giftCardBalanceThrottled } from '#harness/scenarios/gift-card/gift-card-balance-throttled.ts';
import { giftCardLockOver } from '#harness/scenarios/gift-card/gift-card-lock-over.ts';
import { giftCardBalanceUnknown } from '#harness/scenarios/gift-card/gift-card-balance-unknown.ts';
import { giftCardLimitReached } from '#harness/scenarios/gift-card/gift-card-limit-reached.ts';
import { giftCardNumberSlips } from '#harness/scenarios/gift-card/gift-card-number-slips.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const BalanceKnown = walk(giftCardBalanceKnown);
export const BalanceUnknown = walk(giftCardBalanceUnknown);
export const BalanceExpired = walk(giftCardBalanceExpired);
export const BalanceThrottled = walk(giftCardBalanceThrottled);
export const LockOver = walk(giftCardLockOver);
export const LimitReached = walk(giftCardLimitReached);
export const ANumberWithDigitsMissing = walk(giftCardNumberSlips);
