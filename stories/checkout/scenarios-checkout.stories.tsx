import { checkoutAsGuest } from '#harness/scenarios/checkout/checkout-as-guest.ts';
import { checkoutAddressGone } from '#harness/scenarios/checkout/checkout-address-gone.ts';
import { checkoutAddressGoneBeforePayment } from '#harness/scenarios/checkout/checkout-address-gone-before-payment.ts';
import { checkoutDetailsMissing } from '#harness/scenarios/checkout/checkout-details-missing.ts';
import { checkoutEmptyBag } from '#harness/scenarios/checkout/checkout-empty-bag.ts';
import { checkoutKnown } from '#harness/scenarios/checkout/checkout-known.ts';
import { checkoutReady } from '#harness/scenarios/checkout/checkout-ready.ts';
import { checkoutSignsIn } from '#harness/scenarios/checkout/checkout-signs-in.ts';
import { checkoutSoldOut } from '#harness/scenarios/checkout/checkout-sold-out.ts';
import { checkoutStepSkipped } from '#harness/scenarios/checkout/checkout-step-skipped.ts';
import { checkoutUnreachable } from '#harness/scenarios/checkout/checkout-unreachable.ts';
import { walk } from '../scenario-walk/walk.tsx';

// The subject stands first: Ladle lists stories by name.
export const GuestGoesOn = walk(checkoutAsGuest);
export const EmptyBagIsTurnedBack = walk(checkoutEmptyBag);
export const RegisteredSkipsTheFirstStep = walk(checkoutKnown);
export const SignsInAtTheFirstStep = walk(checkoutSignsIn);
export const SoldOutMeanwhile = walk(checkoutSoldOut);
export const StepSkippedByItsAddress = walk(checkoutStepSkipped);
export const StepUnreachableAtFirst = walk(checkoutUnreachable);
export const AddressGone = walk(checkoutAddressGone);
export const AddressGoneBeforePayment = walk(checkoutAddressGoneBeforePayment);
export const PaymentBeforeTheDetails = walk(checkoutDetailsMissing);
export const RegisteredBeforeTheDetails = walk(checkoutReady);
