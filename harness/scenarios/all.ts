import type { Scenario } from './scenario.ts';
import { answerHalfBag } from './answer-half-bag.ts';
import { answerHtmlListing } from './answer-html-listing.ts';
import { answerTooLargeProduct } from './answer-too-large-product.ts';
import { answerWrongTypeOnChange } from './answer-wrong-type-on-change.ts';
import { bagChangeRolledBack } from './bag-change-rolled-back.ts';
import { bagLastIntentWins } from './bag-last-intent-wins.ts';
import { bagVoucher } from './bag-voucher.ts';
import { bagUndo } from './bag-undo.ts';
import { bagMovedToWishlist } from './bag-moved-to-wishlist.ts';
import { bagStockSince } from './bag-stock-since.ts';
import { bagGiftCardLimit } from './bag-gift-card-limit.ts';
import { bagMergedOnSignIn } from './bag-merged-on-sign-in.ts';
import { campaignBefore } from './campaign-before.ts';
import { campaignByInvitation } from './campaign-by-invitation.ts';
import { campaignLeadGen } from './campaign-lead-gen.ts';
import { campaignOpen } from './campaign-open.ts';
import { campaignOver } from './campaign-over.ts';
import { checkoutAsGuest } from './checkout-as-guest.ts';
import { checkoutDetailsGuest } from './checkout-details-guest.ts';
import { checkoutDetailsOptionGone } from './checkout-details-option-gone.ts';
import { checkoutDetailsRefused } from './checkout-details-refused.ts';
import { checkoutDetailsSaved } from './checkout-details-saved.ts';
import { checkoutDetailsSessionOver } from './checkout-details-session-over.ts';
import { checkoutDetailsSuggestion } from './checkout-details-suggestion.ts';
import { checkoutDetailsMissing } from './checkout-details-missing.ts';
import { checkoutEmptyBag } from './checkout-empty-bag.ts';
import { checkoutKnown } from './checkout-known.ts';
import { checkoutReady } from './checkout-ready.ts';
import { checkoutSignsIn } from './checkout-signs-in.ts';
import { checkoutSoldOut } from './checkout-sold-out.ts';
import { checkoutStepSkipped } from './checkout-step-skipped.ts';
import { checkoutUnreachable } from './checkout-unreachable.ts';
import { fatalListing } from './fatal-listing.ts';
import { giftCardBalanceExpired } from './gift-card-balance-expired.ts';
import { giftCardBalanceKnown } from './gift-card-balance-known.ts';
import { giftCardBalanceThrottled } from './gift-card-balance-throttled.ts';
import { giftCardBalanceUnknown } from './gift-card-balance-unknown.ts';
import { giftCardLimitReached } from './gift-card-limit-reached.ts';
import { guestAtTheAccount } from './guest-at-the-account.ts';
import { guestComesBack } from './guest-comes-back.ts';
import { guestExpiresOnBag } from './guest-expires-on-bag.ts';
import { guestPartlyKnown } from './guest-partly-known.ts';
import { guestRefusedThreeTimes } from './guest-refused-three-times.ts';
import { guestRefusedTwice } from './guest-refused-twice.ts';
import { guestRenewalFails } from './guest-renewal-fails.ts';
import { newsletterPopup } from './newsletter-popup.ts';
import { newsletterSignUpFails } from './newsletter-sign-up-fails.ts';
import { listingUntransformed } from './listing-untransformed.ts';
import { notifyMe } from './notify-me.ts';
import { orderFound } from './order-found.ts';
import { orderNotFound } from './order-not-found.ts';
import { orderCancelledByPostcode } from './order-cancelled-by-postcode.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderTooLate } from './order-too-late.ts';
import { orderOfAShop } from './order-of-a-shop.ts';
import { orderOfSomebodyElse } from './order-of-somebody-else.ts';
import { orderLookupSignsIn } from './order-lookup-signs-in.ts';
import { ordersTwoPages } from './orders-two-pages.ts';
import { ordersBeyondTheLast } from './orders-beyond-the-last.ts';
import { confirmationReloaded } from './confirmation-reloaded.ts';
import { confirmationForgotten } from './confirmation-forgotten.ts';
import { priorPrice } from './prior-price.ts';
import { paymentCardSuccess } from './payment-card-success.ts';
import { paymentCardPending } from './payment-card-pending.ts';
import { paymentCardRefused } from './payment-card-refused.ts';
import { paymentCardCancelled } from './payment-card-cancelled.ts';
import { paymentCardTimeout } from './payment-card-timeout.ts';
import { paymentCardBroken } from './payment-card-broken.ts';
import { paymentCardUnauthorised } from './payment-card-unauthorised.ts';
import { paymentCardLost } from './payment-card-lost.ts';
import { paymentCardUncertain } from './payment-card-uncertain.ts';
import { paymentChallengePassed } from './payment-challenge-passed.ts';
import { paymentChallengeRefused } from './payment-challenge-refused.ts';
import { paymentChallengeCancelled } from './payment-challenge-cancelled.ts';
import { paymentChallengePending } from './payment-challenge-pending.ts';
import { paymentOrderChanged } from './payment-order-changed.ts';
import { paymentStockGone } from './payment-stock-gone.ts';
import { paymentNotReady } from './payment-not-ready.ts';
import { paymentTwice } from './payment-twice.ts';
import { paymentPaypalSuccess } from './payment-paypal-success.ts';
import { paymentPaypalCancelled } from './payment-paypal-cancelled.ts';
import { paymentKlarnaSuccess } from './payment-klarna-success.ts';
import { paymentCodSuccess } from './payment-cod-success.ts';
import { paymentGiftCardPart } from './payment-gift-card-part.ts';
import { paymentGiftCardAll } from './payment-gift-card-all.ts';
import { paymentGiftCardGone } from './payment-gift-card-gone.ts';
import { paymentSavedCard } from './payment-saved-card.ts';
import { paymentPaypalExpressSuccess } from './payment-paypal-express-success.ts';
import { paymentPaypalExpressRefused } from './payment-paypal-express-refused.ts';
import { paymentPaypalExpressCancelled } from './payment-paypal-express-cancelled.ts';
import { paymentReloaded } from './payment-reloaded.ts';
import { pickupAccessPoint } from './pickup-access-point.ts';
import { pickupBpost } from './pickup-bpost.ts';
import { pickupNearMe } from './pickup-near-me.ts';
import { pickupNothingFound } from './pickup-nothing-found.ts';
import { pickupOtherCarrier } from './pickup-other-carrier.ts';
import { pickupPositionRefused } from './pickup-position-refused.ts';
import { pickupPostnl } from './pickup-postnl.ts';
import { pickupSearchFails } from './pickup-search-fails.ts';
import { pickupShop } from './pickup-shop.ts';
import { productBroken } from './product-broken.ts';
import { registeredExpiredAtStart } from './registered-expired-at-start.ts';
import { registeredExpiresOnBag } from './registered-expires-on-bag.ts';
import { registeredExpiresOnWishlist } from './registered-expires-on-wishlist.ts';
import { registeredGoesOnAsGuest } from './registered-goes-on-as-guest.ts';
import { registeredSignedInElsewhere } from './registered-signed-in-elsewhere.ts';
import { registeredSomebodyElse } from './registered-somebody-else.ts';
import { searchNoResults } from './search-no-results.ts';
import { searchStaleSuggestions } from './search-stale-suggestions.ts';
import { searchSuggestionsFail } from './search-suggestions-fail.ts';
import { sellsOutWhileLooking } from './sells-out-while-looking.ts';
import { staleStock } from './stale-stock.ts';
import { stockComingSoon } from './stock-coming-soon.ts';
import { stockFewLeft } from './stock-few-left.ts';
import { stockLastOnes } from './stock-last-ones.ts';
import { stockMinusBag } from './stock-minus-bag.ts';
import { stockSoldOut } from './stock-sold-out.ts';
import { stockUnlisted } from './stock-unlisted.ts';
import { wishlistAddFails } from './wishlist-add-fails.ts';
import { wishlistAddFailsAmongOthers } from './wishlist-add-fails-among-others.ts';
import { wishlistRemoveFails } from './wishlist-remove-fails.ts';
import { wishlistRemoveFailsAmongOthers } from './wishlist-remove-fails-among-others.ts';
import { wishlistTakenBack } from './wishlist-taken-back.ts';

/** The closed list of scenarios: what is in it is tested, walked, journeyed and offered. */
export const SCENARIOS: readonly Scenario[] = [
  wishlistRemoveFails,
  guestExpiresOnBag,
  guestRefusedTwice,
  guestRefusedThreeTimes,
  guestPartlyKnown,
  guestRenewalFails,
  guestComesBack,
  guestAtTheAccount,
  registeredExpiresOnBag,
  registeredExpiresOnWishlist,
  registeredSignedInElsewhere,
  registeredSomebodyElse,
  registeredGoesOnAsGuest,
  registeredExpiredAtStart,
  checkoutAsGuest,
  checkoutDetailsGuest,
  checkoutDetailsOptionGone,
  checkoutDetailsRefused,
  checkoutDetailsSaved,
  checkoutDetailsSessionOver,
  checkoutDetailsSuggestion,
  checkoutDetailsMissing,
  checkoutEmptyBag,
  checkoutKnown,
  checkoutReady,
  checkoutSignsIn,
  checkoutSoldOut,
  checkoutStepSkipped,
  checkoutUnreachable,
  orderFound,
  orderNotFound,
  orderCancelledByPostcode,
  orderCancelled,
  orderTooLate,
  orderOfAShop,
  orderOfSomebodyElse,
  orderLookupSignsIn,
  ordersTwoPages,
  ordersBeyondTheLast,
  confirmationReloaded,
  confirmationForgotten,
  fatalListing,
  productBroken,
  answerHtmlListing,
  listingUntransformed,
  answerHalfBag,
  answerWrongTypeOnChange,
  answerTooLargeProduct,
  staleStock,
  stockComingSoon,
  stockSoldOut,
  stockUnlisted,
  stockFewLeft,
  stockMinusBag,
  stockLastOnes,
  sellsOutWhileLooking,
  notifyMe,
  priorPrice,
  wishlistAddFails,
  wishlistAddFailsAmongOthers,
  wishlistRemoveFailsAmongOthers,
  wishlistTakenBack,
  campaignBefore,
  campaignLeadGen,
  campaignOpen,
  campaignByInvitation,
  campaignOver,
  searchNoResults,
  searchStaleSuggestions,
  searchSuggestionsFail,
  newsletterPopup,
  newsletterSignUpFails,
  giftCardBalanceKnown,
  giftCardBalanceUnknown,
  giftCardBalanceExpired,
  giftCardBalanceThrottled,
  giftCardLimitReached,
  paymentCardSuccess,
  paymentCardPending,
  paymentCardRefused,
  paymentCardCancelled,
  paymentCardTimeout,
  paymentCardBroken,
  paymentCardUnauthorised,
  paymentCardLost,
  paymentCardUncertain,
  paymentChallengePassed,
  paymentChallengeRefused,
  paymentChallengeCancelled,
  paymentChallengePending,
  paymentOrderChanged,
  paymentStockGone,
  paymentNotReady,
  paymentTwice,
  paymentPaypalSuccess,
  paymentPaypalCancelled,
  paymentKlarnaSuccess,
  paymentCodSuccess,
  paymentGiftCardPart,
  paymentGiftCardAll,
  paymentGiftCardGone,
  paymentSavedCard,
  paymentPaypalExpressSuccess,
  paymentPaypalExpressRefused,
  paymentPaypalExpressCancelled,
  paymentReloaded,
  pickupShop,
  pickupAccessPoint,
  pickupBpost,
  pickupPostnl,
  pickupNearMe,
  pickupPositionRefused,
  pickupNothingFound,
  pickupSearchFails,
  pickupOtherCarrier,
  bagChangeRolledBack,
  bagLastIntentWins,
  bagVoucher,
  bagUndo,
  bagMovedToWishlist,
  bagStockSince,
  bagGiftCardLimit,
  bagMergedOnSignIn,
];

/** The scenario of an id, as the address parameter `scenario` names it. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
