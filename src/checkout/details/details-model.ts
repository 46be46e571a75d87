import { Purpose } from '../../address/address.ts';
import { combine, sample } from 'effector';
import { array, boolean, nullable, object, optional, string } from 'superstruct';
import { AddressDraft } from '../../address/draft.ts';
import { command, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { Address } from '../../kernel/address.ts';
import { $store } from '../../store-config/model.ts';
import { $selectedShippingTab, chooseTab } from './delivery/delivery-model.ts';
import { PICKUP } from './delivery/delivery.ts';
import { forgetDetails, openDetails } from './delivery/details-open-model.ts';
import {
  ChosenAddresses,
  NOTHING_TYPED,
  TypedAddresses,
  carriedOver,
  draftFor,
  typedAddress,
  withPlaceOf,
} from './address-book/typed-address.ts';

feature('checkout');

/**
 * Passes the draft to the model when a field loses focus. `left` is that field; `changed` names the
 * fields that differ.
 */
export const fillIn = input(
  'checkout/fillIn',
  object({
    purpose: Purpose,
    draft: AddressDraft,
    changed: array(string()),
    left: optional(string()),
  }),
);
export const chooseAddress = input(
  'checkout/chooseAddress',
  object({ purpose: Purpose, addressId: nullable(string()) }),
);
export const setSame = input('checkout/setSame', object({ isSame: boolean() }));
export const setNewsletter = input('checkout/setNewsletter', object({ isWanted: boolean() }));
/**
 * FRM-04: the view reports if the billing form is valid. A replayed log has pseudonyms, which fail
 * the country rules.
 */
export const judgeBilling = input('checkout/judgeBilling', object({ isValid: boolean() }));
/** Sets if the typed address is added to the address book. */
export const keepInBook = input('checkout/keepInBook', object({ isKept: boolean() }));

/** Replaces the drafts. */
export const restoreDrafts = command(
  'checkout/restoreDrafts',
  object({ shipping: optional(AddressDraft), billing: optional(AddressDraft) }),
);
export const restoreChoices = command(
  'checkout/restoreChoices',
  object({
    chosen: optional(ChosenAddresses),
    isSame: optional(boolean()),
    isNewsletter: optional(boolean()),
    isKept: optional(boolean()),
  }),
);
/** Shows all errors of the submitted forms. */
export const showErrors = command('checkout/showErrors', object({ forms: array(Purpose) }));
/** Ends the address check; `place` is the suggestion that replaces the typed place. */
export const settleAddress = command(
  'checkout/settleAddress',
  object({ place: optional(Address) }),
);

export const $typed = state<TypedAddresses>('checkout/typed', NOTHING_TYPED, TypedAddresses);
export const $chosenAddresses = state<ChosenAddresses>(
  'checkout/chosenAddresses',
  { shipping: null, billing: null },
  ChosenAddresses,
);
/** CHK-11 */
export const $isSameAsShippingChecked = state('checkout/isSameAsShippingChecked', true, boolean());
/** CHK-11: true if the typed billing address is valid. */
export const $isBillingFormValid = state('checkout/isBillingFormValid', false, boolean());
/** NWS-05 */
export const $isNewsletterSignUpChecked = state(
  'checkout/isNewsletterSignUpChecked',
  false,
  boolean(),
);
export const $isAddressKept = state('checkout/isAddressKept', true, boolean());

/** CHK-11, ENT-24 */
export const $selectedShippingAddressId = $chosenAddresses.map(({ shipping }) => shipping);
export const $selectedBillingAddressId = $chosenAddresses.map(({ billing }) => billing);

/** Pickup always needs a separate billing address. */
export const $hasOwnBilling = combine(
  $selectedShippingTab,
  $isSameAsShippingChecked,
  (tab, isSame) => tab === PICKUP || !isSame,
);

$typed
  .on(fillIn, (typed, { purpose, draft, changed, left }) => {
    const before = typed[purpose];
    return {
      ...typed,
      [purpose]: {
        draft,
        left:
          left === undefined || before.left.includes(left) ? before.left : [...before.left, left],
        isSent: before.isSent,
        isChecked: before.isChecked && changed.length === 0,
      },
    };
  })
  .on(restoreDrafts, (typed, { shipping, billing }) => ({
    shipping: shipping ? typedAddress(shipping) : typed.shipping,
    billing: billing ? typedAddress(billing) : typed.billing,
  }))
  .on(showErrors, (typed, { forms }) => ({
    shipping: { ...typed.shipping, isSent: typed.shipping.isSent || forms.includes('shipping') },
    billing: { ...typed.billing, isSent: typed.billing.isSent || forms.includes('billing') },
  }))
  .on(settleAddress, (typed, { place }) => ({
    ...typed,
    shipping: {
      ...typed.shipping,
      draft: place ? withPlaceOf(typed.shipping.draft, place) : typed.shipping.draft,
      isChecked: true,
    },
  }))
  .reset(forgetDetails);

const countryFixed = sample({ clock: openDetails, source: $store });
$typed.on(countryFixed, (typed, store) => ({
  shipping: { ...typed.shipping, draft: draftFor(typed.shipping.draft, 'shipping', store) },
  billing: { ...typed.billing, draft: draftFor(typed.billing.draft, 'billing', store) },
}));

sampleStores({
  clock: chooseTab,
  source: { typed: $typed, store: $store },
  fn: ({ typed, store }, { tab }) =>
    carriedOver(typed, tab === PICKUP ? 'billing' : 'shipping', store),
  target: restoreDrafts,
});

$chosenAddresses
  .on(chooseAddress, (chosen, { purpose, addressId }) => ({ ...chosen, [purpose]: addressId }))
  .on(restoreChoices, (before, { chosen }) => chosen ?? before)
  .reset(forgetDetails);
$isSameAsShippingChecked
  .on(setSame, (_, { isSame }) => isSame)
  .on(restoreChoices, (before, { isSame }) => isSame ?? before)
  .reset(forgetDetails);
$isBillingFormValid.on(judgeBilling, (_, { isValid }) => isValid).reset(forgetDetails);
$isNewsletterSignUpChecked
  .on(setNewsletter, (_, { isWanted }) => isWanted)
  .on(restoreChoices, (before, { isNewsletter }) => isNewsletter ?? before)
  .reset(forgetDetails);
$isAddressKept
  .on(keepInBook, (_, { isKept }) => isKept)
  .on(restoreChoices, (before, { isKept }) => isKept ?? before)
  .reset(forgetDetails);
