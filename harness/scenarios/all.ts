import type { Scenario } from './scenario.ts';
import { answerHalfBag } from './answer-half-bag.ts';
import { answerHtmlListing } from './answer-html-listing.ts';
import { answerTooLargeProduct } from './answer-too-large-product.ts';
import { answerWrongTypeOnChange } from './answer-wrong-type-on-change.ts';
import { fatalListing } from './fatal-listing.ts';
import { guestAtTheAccount } from './guest-at-the-account.ts';
import { guestComesBack } from './guest-comes-back.ts';
import { guestExpiresOnBag } from './guest-expires-on-bag.ts';
import { guestPartlyKnown } from './guest-partly-known.ts';
import { guestRefusedThreeTimes } from './guest-refused-three-times.ts';
import { guestRefusedTwice } from './guest-refused-twice.ts';
import { guestRenewalFails } from './guest-renewal-fails.ts';
import { productBroken } from './product-broken.ts';
import { registeredExpiredAtStart } from './registered-expired-at-start.ts';
import { registeredExpiresOnBag } from './registered-expires-on-bag.ts';
import { registeredExpiresOnWishlist } from './registered-expires-on-wishlist.ts';
import { registeredGoesOnAsGuest } from './registered-goes-on-as-guest.ts';
import { registeredSignedInElsewhere } from './registered-signed-in-elsewhere.ts';
import { registeredSomebodyElse } from './registered-somebody-else.ts';
import { staleStock } from './stale-stock.ts';
import { wishlistRemoveFails } from './wishlist-remove-fails.ts';

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
  fatalListing,
  productBroken,
  answerHtmlListing,
  answerHalfBag,
  answerWrongTypeOnChange,
  answerTooLargeProduct,
  staleStock,
];

/** The scenario of an id, as the address parameter `scenario` names it. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
