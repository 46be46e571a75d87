import { checkoutDetailsGuest } from '#harness/scenarios/checkout/checkout-details-guest.ts';
import { checkoutDetailsOptionGone } from '#harness/scenarios/checkout/checkout-details-option-gone.ts';
import { checkoutDetailsRefused } from '#harness/scenarios/checkout/checkout-details-refused.ts';
import { checkoutDetailsSaved } from '#harness/scenarios/checkout/checkout-details-saved.ts';
import { checkoutDetailsSessionOver } from '#harness/scenarios/checkout/checkout-details-session-over.ts';
import { checkoutDetailsSuggestion } from '#harness/scenarios/checkout/checkout-details-suggestion.ts';
import { checkoutBillPostcodes } from '#harness/scenarios/checkout/checkout-bill-postcodes.ts';
import { checkoutDetailsSlips } from '#harness/scenarios/checkout/checkout-details-slips.ts';
import { walk } from '../scenario-walk/walk.tsx';

// The subject stands first: Ladle lists stories by name.
export const GuestHasItSentHome = walk(checkoutDetailsGuest);
export const WayOfDeliveryIsGone = walk(checkoutDetailsOptionGone);
export const PostcodeIsRefused = walk(checkoutDetailsRefused);
export const SavedAddressIsChosen = walk(checkoutDetailsSaved);
export const SessionEndsAtTheAddress = walk(checkoutDetailsSessionOver);
export const SuggestionIsTaken = walk(checkoutDetailsSuggestion);
export const PostcodesOfOtherCountries = walk(checkoutBillPostcodes);
export const SlipsInTheAddress = walk(checkoutDetailsSlips);
