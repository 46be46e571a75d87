import type { Story } from '@ladle/react';
import { answerHalfBag } from '#harness/scenarios/answer-half-bag.ts';
import { answerHtmlListing } from '#harness/scenarios/answer-html-listing.ts';
import { answerTooLargeProduct } from '#harness/scenarios/answer-too-large-product.ts';
import { answerWrongTypeOnChange } from '#harness/scenarios/answer-wrong-type-on-change.ts';
import { fatalListing } from '#harness/scenarios/fatal-listing.ts';
import { guestAtTheAccount } from '#harness/scenarios/guest-at-the-account.ts';
import { guestComesBack } from '#harness/scenarios/guest-comes-back.ts';
import { guestExpiresOnBag } from '#harness/scenarios/guest-expires-on-bag.ts';
import { guestPartlyKnown } from '#harness/scenarios/guest-partly-known.ts';
import { guestRefusedThreeTimes } from '#harness/scenarios/guest-refused-three-times.ts';
import { guestRefusedTwice } from '#harness/scenarios/guest-refused-twice.ts';
import { guestRenewalFails } from '#harness/scenarios/guest-renewal-fails.ts';
import { productBroken } from '#harness/scenarios/product-broken.ts';
import { registeredExpiredAtStart } from '#harness/scenarios/registered-expired-at-start.ts';
import { registeredExpiresOnBag } from '#harness/scenarios/registered-expires-on-bag.ts';
import { registeredExpiresOnWishlist } from '#harness/scenarios/registered-expires-on-wishlist.ts';
import { registeredGoesOnAsGuest } from '#harness/scenarios/registered-goes-on-as-guest.ts';
import { registeredSignedInElsewhere } from '#harness/scenarios/registered-signed-in-elsewhere.ts';
import { registeredSomebodyElse } from '#harness/scenarios/registered-somebody-else.ts';
import { staleStock } from '#harness/scenarios/stale-stock.ts';
import { wishlistRemoveFails } from '#harness/scenarios/wishlist-remove-fails.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { ScenarioWalk } from './scenario-walk/ScenarioWalk.tsx';

function walk(scenario: Scenario): Story {
  return function Walk() {
    return <ScenarioWalk scenario={scenario} />;
  };
}

// The subject stands first: Ladle lists stories by name.
export const WishlistRemovingFails: Story = walk(wishlistRemoveFails);
export const GuestSessionEndsOnTheBagPage: Story = walk(guestExpiresOnBag);
export const GuestChangeRefusedTwice: Story = walk(guestRefusedTwice);
export const GuestChangeRefusedThreeTimes: Story = walk(guestRefusedThreeTimes);
export const GuestSessionNotEnoughForAChange: Story = walk(guestPartlyKnown);
export const GuestNoNewSessionAtFirst: Story = walk(guestRenewalFails);
export const GuestComesBackToABag: Story = walk(guestComesBack);
export const GuestAsksForTheAccount: Story = walk(guestAtTheAccount);
export const SignedInSessionEndsOnTheBagPage: Story = walk(registeredExpiresOnBag);
export const SignedInSessionEndsOnTheWishlist: Story = walk(registeredExpiresOnWishlist);
export const SignedInOnAnotherDeviceAsWell: Story = walk(registeredSignedInElsewhere);
export const SignedInThenSomebodyElse: Story = walk(registeredSomebodyElse);
export const SignedInGoesOnAsGuest: Story = walk(registeredGoesOnAsGuest);
export const SignedInComesBackAfterTheEnd: Story = walk(registeredExpiredAtStart);
export const ServerBreaksDownUnderACategory: Story = walk(fatalListing);
export const ServerBreaksDownUnderAProduct: Story = walk(productBroken);
export const AnswerIsAWebPage: Story = walk(answerHtmlListing);
export const AnswerBreaksOffInTheBag: Story = walk(answerHalfBag);
export const AnswerToAChangeMakesNoSense: Story = walk(answerWrongTypeOnChange);
export const AnswerFarTooLong: Story = walk(answerTooLargeProduct);
export const StockOfASizeThatOthersBought: Story = walk(staleStock);
