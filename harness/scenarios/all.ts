// Written by `npm run scenarios` from the files of this folder.
import { accountLeftAndKept } from './account/account-left-and-kept.ts';
import { accountOverviewFails } from './account/account-overview-fails.ts';
import { accountOverview } from './account/account-overview.ts';
import { addressAdded } from './account/addresses/address-added.ts';
import { addressBookFails } from './account/addresses/address-book-fails.ts';
import { addressForBills } from './account/addresses/address-for-bills.ts';
import { addressRefused } from './account/addresses/address-refused.ts';
import { addressRemovalWithoutAnswer } from './account/addresses/address-removal-without-answer.ts';
import { addressRemovedAndBack } from './account/addresses/address-removed-and-back.ts';
import { cardBackTooLate } from './account/cards/card-back-too-late.ts';
import { cardMadeDefault } from './account/cards/card-made-default.ts';
import { cardRemovalWithoutAnswer } from './account/cards/card-removal-without-answer.ts';
import { cardRemovedAndBack } from './account/cards/card-removed-and-back.ts';
import { cardsFail } from './account/cards/cards-fail.ts';
import { cardsNone } from './account/cards/cards-none.ts';
import { dataDownloaded } from './account/data-downloaded.ts';
import { detailsChanged } from './account/details-changed.ts';
import { detailsRefused } from './account/details-refused.ts';
import { detailsWithoutAnswer } from './account/details-without-answer.ts';
import { emailAsked } from './account/email-asked.ts';
import { emailConfirmed } from './account/email-confirmed.ts';
import { emailLinkExpired } from './account/email-link-expired.ts';
import { emailLinkOfSomebodyElse } from './account/email-link-of-somebody-else.ts';
import { everywhereWithoutAnswer } from './account/everywhere-without-answer.ts';
import { lettersChosenAndEnded } from './account/letters-chosen-and-ended.ts';
import { lettersFail } from './account/letters-fail.ts';
import { newsletterEndedByLink } from './account/newsletter-ended-by-link.ts';
import { passwordChangeWithoutAnswer } from './account/password/password-change-without-answer.ts';
import { passwordChanged } from './account/password/password-changed.ts';
import { passwordChosenByKrypto } from './account/password/password-chosen-by-krypto.ts';
import { passwordChosen } from './account/password/password-chosen.ts';
import { passwordForgottenElsewhere } from './account/password/password-forgotten-elsewhere.ts';
import { passwordForgotten } from './account/password/password-forgotten.ts';
import { passwordLinkExpired } from './account/password/password-link-expired.ts';
import { passwordLinkUsed } from './account/password/password-link-used.ts';
import { relogonForgotten } from './account/password/relogon-forgotten.ts';
import { accountLinkUsed } from './account/registration/account-link-used.ts';
import { accountOpened } from './account/registration/account-opened.ts';
import { registrationCorrected } from './account/registration/registration-corrected.ts';
import { registrationFieldsLeft } from './account/registration/registration-fields-left.ts';
import { registrationOfAKnownAddress } from './account/registration/registration-of-a-known-address.ts';
import { registrationRequested } from './account/registration/registration-requested.ts';
import { registrationWithoutAnswer } from './account/registration/registration-without-answer.ts';
import { signInFieldsLeft } from './account/sign-in-fields-left.ts';
import { hitchesTold } from './analytics/hitches-told.ts';
import { measuredUntilWithdrawn } from './analytics/measured-until-withdrawn.ts';
import { troublesTold } from './analytics/troubles-told.ts';
import { vitalsTold } from './analytics/vitals-told.ts';
import { campaignBefore } from './campaign/campaign-before.ts';
import { campaignByInvitation } from './campaign/campaign-by-invitation.ts';
import { campaignLeadGen } from './campaign/campaign-lead-gen.ts';
import { campaignOpen } from './campaign/campaign-open.ts';
import { campaignOver } from './campaign/campaign-over.ts';
import { answerHalfBag } from './cart/answer-half-bag.ts';
import { answerWrongTypeOnChange } from './cart/answer-wrong-type-on-change.ts';
import { bagChangeRolledBack } from './cart/bag-change-rolled-back.ts';
import { bagDiscounts } from './cart/bag-discounts.ts';
import { bagGiftCardLimit } from './cart/bag-gift-card-limit.ts';
import { bagGift } from './cart/bag-gift.ts';
import { bagLastIntentWins } from './cart/bag-last-intent-wins.ts';
import { bagMergedOnSignIn } from './cart/bag-merged-on-sign-in.ts';
import { bagMovedToWishlist } from './cart/bag-moved-to-wishlist.ts';
import { bagStockSince } from './cart/bag-stock-since.ts';
import { bagUndo } from './cart/bag-undo.ts';
import { bagVoucherRefused } from './cart/bag-voucher-refused.ts';
import { bagVoucher } from './cart/bag-voucher.ts';
import { checkoutAddressGoneBeforePayment } from './checkout/checkout-address-gone-before-payment.ts';
import { checkoutAddressGone } from './checkout/checkout-address-gone.ts';
import { checkoutAsGuest } from './checkout/checkout-as-guest.ts';
import { checkoutBillPostcodes } from './checkout/checkout-bill-postcodes.ts';
import { checkoutDetailsGuest } from './checkout/checkout-details-guest.ts';
import { checkoutDetailsMissing } from './checkout/checkout-details-missing.ts';
import { checkoutDetailsOptionGone } from './checkout/checkout-details-option-gone.ts';
import { checkoutDetailsRefused } from './checkout/checkout-details-refused.ts';
import { checkoutDetailsSaved } from './checkout/checkout-details-saved.ts';
import { checkoutDetailsSessionOver } from './checkout/checkout-details-session-over.ts';
import { checkoutDetailsSlips } from './checkout/checkout-details-slips.ts';
import { checkoutDetailsSuggestion } from './checkout/checkout-details-suggestion.ts';
import { checkoutEmptyBag } from './checkout/checkout-empty-bag.ts';
import { checkoutKnown } from './checkout/checkout-known.ts';
import { checkoutReady } from './checkout/checkout-ready.ts';
import { checkoutSignsIn } from './checkout/checkout-signs-in.ts';
import { checkoutSoldOut } from './checkout/checkout-sold-out.ts';
import { checkoutStepSkipped } from './checkout/checkout-step-skipped.ts';
import { checkoutUnreachable } from './checkout/checkout-unreachable.ts';
import { consentAccepted } from './consent/consent-accepted.ts';
import { consentAskedAnew } from './consent/consent-asked-anew.ts';
import { consentByPurpose } from './consent/consent-by-purpose.ts';
import { consentRejected } from './consent/consent-rejected.ts';
import { consentSignalled } from './consent/consent-signalled.ts';
import { consentWithdrawn } from './consent/consent-withdrawn.ts';
import { contactAboutAnOrder } from './contact/contact-about-an-order.ts';
import { contactCaptchaSpent } from './contact/contact-captcha-spent.ts';
import { contactFileAttached } from './contact/contact-file-attached.ts';
import { contactFileRefused } from './contact/contact-file-refused.ts';
import { contactLeftEmpty } from './contact/contact-left-empty.ts';
import { contactSent } from './contact/contact-sent.ts';
import { contactThrottled } from './contact/contact-throttled.ts';
import { contactWithoutAnswer } from './contact/contact-without-answer.ts';
import { arrivalPromised } from './delivery-days/arrival-promised.ts';
import { experimentsForced } from './experiments/experiments-forced.ts';
import { experimentsShown } from './experiments/experiments-shown.ts';
import { giftCardBalanceExpired } from './gift-card/gift-card-balance-expired.ts';
import { giftCardBalanceKnown } from './gift-card/gift-card-balance-known.ts';
import { giftCardBalanceThrottled } from './gift-card/gift-card-balance-throttled.ts';
import { giftCardBalanceUnknown } from './gift-card/gift-card-balance-unknown.ts';
import { giftCardLimitReached } from './gift-card/gift-card-limit-reached.ts';
import { giftCardLockOver } from './gift-card/gift-card-lock-over.ts';
import { giftCardNumberSlips } from './gift-card/gift-card-number-slips.ts';
import { amountsOfTheCountry } from './listing/amounts-of-the-country.ts';
import { answerHtmlListing } from './listing/answer-html-listing.ts';
import { fatalListing } from './listing/fatal-listing.ts';
import { listingElevated } from './listing/listing-elevated.ts';
import { listingUntransformed } from './listing/listing-untransformed.ts';
import { accountMovedInTheCheckout } from './membership/account-moved-in-the-checkout.ts';
import { accountMoved } from './membership/account-moved.ts';
import { accountToRenew } from './membership/account-to-renew.ts';
import { gateAccepted } from './membership/gate-accepted.ts';
import { gateAnswerLost } from './membership/gate-answer-lost.ts';
import { gateAtALaterVisit } from './membership/gate-at-a-later-visit.ts';
import { gateBeforeTheRedirect } from './membership/gate-before-the-redirect.ts';
import { gateDeclined } from './membership/gate-declined.ts';
import { gateInTheCheckout } from './membership/gate-in-the-checkout.ts';
import { gatePutOff } from './membership/gate-put-off.ts';
import { gateRefused } from './membership/gate-refused.ts';
import { gateWithoutProgramme } from './membership/gate-without-programme.ts';
import { letInAsElsewhere } from './membership/let-in-as-elsewhere.ts';
import { membershipAnswerLost } from './membership/membership-answer-lost.ts';
import { membershipJoinedElsewhere } from './membership/membership-joined-elsewhere.ts';
import { membershipJoined } from './membership/membership-joined.ts';
import { membershipKept } from './membership/membership-kept.ts';
import { membershipLeaveFailed } from './membership/membership-leave-failed.ts';
import { membershipLeft } from './membership/membership-left.ts';
import { membershipNotHere } from './membership/membership-not-here.ts';
import { membershipNotRead } from './membership/membership-not-read.ts';
import { membershipOfSomebodyElse } from './membership/membership-of-somebody-else.ts';
import { membershipSessionOver } from './membership/membership-session-over.ts';
import { newsletterPopup } from './newsletter/newsletter-popup.ts';
import { newsletterSignUpFails } from './newsletter/newsletter-sign-up-fails.ts';
import { confirmationAccount } from './orders/confirmation-account.ts';
import { confirmationForgotten } from './orders/confirmation-forgotten.ts';
import { confirmationReloaded } from './orders/confirmation-reloaded.ts';
import { orderCancelledByPostcode } from './orders/order-cancelled-by-postcode.ts';
import { orderCancelled } from './orders/order-cancelled.ts';
import { orderFound } from './orders/order-found.ts';
import { orderLookupSignsIn } from './orders/order-lookup-signs-in.ts';
import { orderLookupThrottled } from './orders/order-lookup-throttled.ts';
import { orderNotFound } from './orders/order-not-found.ts';
import { orderOfAShop } from './orders/order-of-a-shop.ts';
import { orderOfSomebodyElse } from './orders/order-of-somebody-else.ts';
import { orderReceiptThrottled } from './orders/order-receipt-throttled.ts';
import { orderTooLate } from './orders/order-too-late.ts';
import { ordersBeyondTheLast } from './orders/orders-beyond-the-last.ts';
import { ordersTwoPages } from './orders/orders-two-pages.ts';
import { paymentGiftCardAll } from './payment/gift-card/payment-gift-card-all.ts';
import { paymentGiftCardGone } from './payment/gift-card/payment-gift-card-gone.ts';
import { paymentGiftCardLocked } from './payment/gift-card/payment-gift-card-locked.ts';
import { paymentGiftCardPart } from './payment/gift-card/payment-gift-card-part.ts';
import { paymentAddressGone } from './payment/payment-address-gone.ts';
import { paymentCardBroken } from './payment/payment-card-broken.ts';
import { paymentCardCancelled } from './payment/payment-card-cancelled.ts';
import { paymentCardLost } from './payment/payment-card-lost.ts';
import { paymentCardPending } from './payment/payment-card-pending.ts';
import { paymentCardRefused } from './payment/payment-card-refused.ts';
import { paymentCardSuccess } from './payment/payment-card-success.ts';
import { paymentCardTimeout } from './payment/payment-card-timeout.ts';
import { paymentCardUnauthorised } from './payment/payment-card-unauthorised.ts';
import { paymentCardUncertain } from './payment/payment-card-uncertain.ts';
import { paymentChallengeCancelled } from './payment/payment-challenge-cancelled.ts';
import { paymentChallengePassed } from './payment/payment-challenge-passed.ts';
import { paymentChallengePending } from './payment/payment-challenge-pending.ts';
import { paymentChallengeRefused } from './payment/payment-challenge-refused.ts';
import { paymentCodSuccess } from './payment/payment-cod-success.ts';
import { paymentFatalUncertain } from './payment/payment-fatal-uncertain.ts';
import { paymentKlarnaSuccess } from './payment/payment-klarna-success.ts';
import { paymentLinkOfOthers } from './payment/payment-link-of-others.ts';
import { paymentNotReady } from './payment/payment-not-ready.ts';
import { paymentOrderChanged } from './payment/payment-order-changed.ts';
import { paymentReloaded } from './payment/payment-reloaded.ts';
import { paymentStockGone } from './payment/payment-stock-gone.ts';
import { paymentTwice } from './payment/payment-twice.ts';
import { paymentPaypalCancelled } from './payment/paypal/payment-paypal-cancelled.ts';
import { paymentPaypalExpressAbroad } from './payment/paypal/payment-paypal-express-abroad.ts';
import { paymentPaypalExpressCancelled } from './payment/paypal/payment-paypal-express-cancelled.ts';
import { paymentPaypalExpressDoubt } from './payment/paypal/payment-paypal-express-doubt.ts';
import { paymentPaypalExpressRefused } from './payment/paypal/payment-paypal-express-refused.ts';
import { paymentPaypalExpressReloaded } from './payment/paypal/payment-paypal-express-reloaded.ts';
import { paymentPaypalExpressSuccess } from './payment/paypal/payment-paypal-express-success.ts';
import { paymentPaypalSuccess } from './payment/paypal/payment-paypal-success.ts';
import { paymentCardNotDeleted } from './payment/saved-card/payment-card-not-deleted.ts';
import { paymentSavedCard } from './payment/saved-card/payment-saved-card.ts';
import { pickupAccessPoint } from './pickup/pickup-access-point.ts';
import { pickupBpost } from './pickup/pickup-bpost.ts';
import { pickupNearMe } from './pickup/pickup-near-me.ts';
import { pickupNothingFound } from './pickup/pickup-nothing-found.ts';
import { pickupOtherCarrier } from './pickup/pickup-other-carrier.ts';
import { pickupPositionRefused } from './pickup/pickup-position-refused.ts';
import { pickupPostnl } from './pickup/pickup-postnl.ts';
import { pickupSearchFails } from './pickup/pickup-search-fails.ts';
import { pickupShop } from './pickup/pickup-shop.ts';
import { shopsOfTheCountry } from './pickup/shops-of-the-country.ts';
import { answerTooLargeProduct } from './product/answer-too-large-product.ts';
import { notifyMe } from './product/notify-me.ts';
import { priorPrice } from './product/prior-price.ts';
import { productBroken } from './product/product-broken.ts';
import { productGone } from './product/product-gone.ts';
import { sizeMissed } from './product/size-missed.ts';
import { sizesInOrder } from './product/sizes-in-order.ts';
import { reportRefused } from './reports/report-refused.ts';
import { reportSent } from './reports/report-sent.ts';
import { reportWaits } from './reports/report-waits.ts';
import { searchNoResults } from './search/search-no-results.ts';
import { searchRecent } from './search/search-recent.ts';
import { searchStaleSuggestions } from './search/search-stale-suggestions.ts';
import { searchSuggestionsFail } from './search/search-suggestions-fail.ts';
import { guestAtTheAccount } from './session/guest-at-the-account.ts';
import { guestComesBack } from './session/guest-comes-back.ts';
import { guestExpiresOnBag } from './session/guest-expires-on-bag.ts';
import { guestPartlyKnown } from './session/guest-partly-known.ts';
import { guestRefusedThreeTimes } from './session/guest-refused-three-times.ts';
import { guestRefusedTwice } from './session/guest-refused-twice.ts';
import { guestRenewalFails } from './session/guest-renewal-fails.ts';
import { registeredExpiredAtStart } from './session/registered-expired-at-start.ts';
import { registeredExpiresOnBag } from './session/registered-expires-on-bag.ts';
import { registeredExpiresOnWishlist } from './session/registered-expires-on-wishlist.ts';
import { registeredGoesOnAsGuest } from './session/registered-goes-on-as-guest.ts';
import { registeredSignedInElsewhere } from './session/registered-signed-in-elsewhere.ts';
import { registeredSomebodyElse } from './session/registered-somebody-else.ts';
import { signInCaptchaMissing } from './session/sign-in-captcha-missing.ts';
import { signInThrottled } from './session/sign-in-throttled.ts';
import { sellsOutWhileLooking } from './stock/sells-out-while-looking.ts';
import { staleStock } from './stock/stale-stock.ts';
import { stockComingSoon } from './stock/stock-coming-soon.ts';
import { stockFewLeft } from './stock/stock-few-left.ts';
import { stockLastOnes } from './stock/stock-last-ones.ts';
import { stockMinusBag } from './stock/stock-minus-bag.ts';
import { stockSoldOut } from './stock/stock-sold-out.ts';
import { stockUnlisted } from './stock/stock-unlisted.ts';
import { wishlistAddFailsAmongOthers } from './wishlist/wishlist-add-fails-among-others.ts';
import { wishlistAddFails } from './wishlist/wishlist-add-fails.ts';
import { wishlistRemoveFailsAmongOthers } from './wishlist/wishlist-remove-fails-among-others.ts';
import { wishlistRemoveFails } from './wishlist/wishlist-remove-fails.ts';
import { wishlistTakenBack } from './wishlist/wishlist-taken-back.ts';
import type { Scenario } from './scenario.ts';

/** All scenarios: what is in this list is tested, walked, journeyed and offered. */
export const SCENARIOS: readonly Scenario[] = [
  accountLeftAndKept,
  accountOverviewFails,
  accountOverview,
  addressAdded,
  addressBookFails,
  addressForBills,
  addressRefused,
  addressRemovalWithoutAnswer,
  addressRemovedAndBack,
  cardBackTooLate,
  cardMadeDefault,
  cardRemovalWithoutAnswer,
  cardRemovedAndBack,
  cardsFail,
  cardsNone,
  dataDownloaded,
  detailsChanged,
  detailsRefused,
  detailsWithoutAnswer,
  emailAsked,
  emailConfirmed,
  emailLinkExpired,
  emailLinkOfSomebodyElse,
  everywhereWithoutAnswer,
  lettersChosenAndEnded,
  lettersFail,
  newsletterEndedByLink,
  passwordChangeWithoutAnswer,
  passwordChanged,
  passwordChosenByKrypto,
  passwordChosen,
  passwordForgottenElsewhere,
  passwordForgotten,
  passwordLinkExpired,
  passwordLinkUsed,
  relogonForgotten,
  accountLinkUsed,
  accountOpened,
  registrationCorrected,
  registrationFieldsLeft,
  registrationOfAKnownAddress,
  registrationRequested,
  registrationWithoutAnswer,
  signInFieldsLeft,
  hitchesTold,
  measuredUntilWithdrawn,
  troublesTold,
  vitalsTold,
  campaignBefore,
  campaignByInvitation,
  campaignLeadGen,
  campaignOpen,
  campaignOver,
  answerHalfBag,
  answerWrongTypeOnChange,
  bagChangeRolledBack,
  bagDiscounts,
  bagGiftCardLimit,
  bagGift,
  bagLastIntentWins,
  bagMergedOnSignIn,
  bagMovedToWishlist,
  bagStockSince,
  bagUndo,
  bagVoucherRefused,
  bagVoucher,
  checkoutAddressGoneBeforePayment,
  checkoutAddressGone,
  checkoutAsGuest,
  checkoutBillPostcodes,
  checkoutDetailsGuest,
  checkoutDetailsMissing,
  checkoutDetailsOptionGone,
  checkoutDetailsRefused,
  checkoutDetailsSaved,
  checkoutDetailsSessionOver,
  checkoutDetailsSlips,
  checkoutDetailsSuggestion,
  checkoutEmptyBag,
  checkoutKnown,
  checkoutReady,
  checkoutSignsIn,
  checkoutSoldOut,
  checkoutStepSkipped,
  checkoutUnreachable,
  consentAccepted,
  consentAskedAnew,
  consentByPurpose,
  consentRejected,
  consentSignalled,
  consentWithdrawn,
  contactAboutAnOrder,
  contactCaptchaSpent,
  contactFileAttached,
  contactFileRefused,
  contactLeftEmpty,
  contactSent,
  contactThrottled,
  contactWithoutAnswer,
  arrivalPromised,
  experimentsForced,
  experimentsShown,
  giftCardBalanceExpired,
  giftCardBalanceKnown,
  giftCardBalanceThrottled,
  giftCardBalanceUnknown,
  giftCardLimitReached,
  giftCardLockOver,
  giftCardNumberSlips,
  amountsOfTheCountry,
  answerHtmlListing,
  fatalListing,
  listingElevated,
  listingUntransformed,
  accountMovedInTheCheckout,
  accountMoved,
  accountToRenew,
  gateAccepted,
  gateAnswerLost,
  gateAtALaterVisit,
  gateBeforeTheRedirect,
  gateDeclined,
  gateInTheCheckout,
  gatePutOff,
  gateRefused,
  gateWithoutProgramme,
  letInAsElsewhere,
  membershipAnswerLost,
  membershipJoinedElsewhere,
  membershipJoined,
  membershipKept,
  membershipLeaveFailed,
  membershipLeft,
  membershipNotHere,
  membershipNotRead,
  membershipOfSomebodyElse,
  membershipSessionOver,
  newsletterPopup,
  newsletterSignUpFails,
  confirmationAccount,
  confirmationForgotten,
  confirmationReloaded,
  orderCancelledByPostcode,
  orderCancelled,
  orderFound,
  orderLookupSignsIn,
  orderLookupThrottled,
  orderNotFound,
  orderOfAShop,
  orderOfSomebodyElse,
  orderReceiptThrottled,
  orderTooLate,
  ordersBeyondTheLast,
  ordersTwoPages,
  paymentGiftCardAll,
  paymentGiftCardGone,
  paymentGiftCardLocked,
  paymentGiftCardPart,
  paymentAddressGone,
  paymentCardBroken,
  paymentCardCancelled,
  paymentCardLost,
  paymentCardPending,
  paymentCardRefused,
  paymentCardSuccess,
  paymentCardTimeout,
  paymentCardUnauthorised,
  paymentCardUncertain,
  paymentChallengeCancelled,
  paymentChallengePassed,
  paymentChallengePending,
  paymentChallengeRefused,
  paymentCodSuccess,
  paymentFatalUncertain,
  paymentKlarnaSuccess,
  paymentLinkOfOthers,
  paymentNotReady,
  paymentOrderChanged,
  paymentReloaded,
  paymentStockGone,
  paymentTwice,
  paymentPaypalCancelled,
  paymentPaypalExpressAbroad,
  paymentPaypalExpressCancelled,
  paymentPaypalExpressDoubt,
  paymentPaypalExpressRefused,
  paymentPaypalExpressReloaded,
  paymentPaypalExpressSuccess,
  paymentPaypalSuccess,
  paymentCardNotDeleted,
  paymentSavedCard,
  pickupAccessPoint,
  pickupBpost,
  pickupNearMe,
  pickupNothingFound,
  pickupOtherCarrier,
  pickupPositionRefused,
  pickupPostnl,
  pickupSearchFails,
  pickupShop,
  shopsOfTheCountry,
  answerTooLargeProduct,
  notifyMe,
  priorPrice,
  productBroken,
  productGone,
  sizeMissed,
  sizesInOrder,
  reportRefused,
  reportSent,
  reportWaits,
  searchNoResults,
  searchRecent,
  searchStaleSuggestions,
  searchSuggestionsFail,
  guestAtTheAccount,
  guestComesBack,
  guestExpiresOnBag,
  guestPartlyKnown,
  guestRefusedThreeTimes,
  guestRefusedTwice,
  guestRenewalFails,
  registeredExpiredAtStart,
  registeredExpiresOnBag,
  registeredExpiresOnWishlist,
  registeredGoesOnAsGuest,
  registeredSignedInElsewhere,
  registeredSomebodyElse,
  signInCaptchaMissing,
  signInThrottled,
  sellsOutWhileLooking,
  staleStock,
  stockComingSoon,
  stockFewLeft,
  stockLastOnes,
  stockMinusBag,
  stockSoldOut,
  stockUnlisted,
  wishlistAddFailsAmongOthers,
  wishlistAddFails,
  wishlistRemoveFailsAmongOthers,
  wishlistRemoveFails,
  wishlistTakenBack,
];

/** The scenario of an id, as the address parameter `scenario` names it. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
