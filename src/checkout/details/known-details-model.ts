import { merge, sample } from 'effector';
import { launchKeys } from '../../event-log/effector-internals.ts';
import { boolean, nullable } from 'superstruct';
import { toDraft } from '../../address/address.ts';
import { emptyDraft } from '../../address/draft.ts';
import { countriesOf } from '../../address/form.ts';
import { usableBillingAddressCall } from './billing/billing-api.ts';
import { shippingInfoCall } from './delivery/shipping-api.ts';
import { ShippingInfo } from './delivery/shipping-contract.ts';
import { fact, feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { pointChosen } from '../../pickup/search/points-model.ts';
import { $store } from '../../store-config/model.ts';
import { idInBook, isSamePlace } from '../../address/book.ts';
import { $addressBook, addressKept, bookRead } from './address-book/address-book-model.ts';
import { HOME, PICKUP, type ShippingTab } from './delivery/delivery.ts';
import {
  $selectedShippingTab,
  chooseOption,
  chooseTab,
  restoreDelivery,
} from './delivery/delivery-model.ts';
import {
  $chosenAddresses,
  $typed,
  chooseAddress,
  fillIn,
  restoreChoices,
  restoreDrafts,
  setSame,
} from './details-model.ts';
import { forgetDetails, openDetails } from './delivery/details-open-model.ts';
import { detailsRecalled } from './stored-details-model.ts';
import { draftFor, isUntouched } from './address-book/typed-address.ts';

feature('checkout');

/** The backend returned details saved for this bag earlier. */
export const detailsKnown = fact('checkout/detailsKnown', noPayload());

export const shippingInfoFx = callFx(shippingInfoCall);
export const usableBillingAddressFx = callFx(usableBillingAddressCall);

/** Delivery saved in the backend, held until the billing address has been read. */
export const $knownDelivery = state<ShippingInfo | null>(
  'checkout/knownDelivery',
  null,
  nullable(ShippingInfo),
);

/**
 * True once the shopper has typed or chosen something in this tab: local details are newer than the
 * backend's.
 */
const $isTouched = state('checkout/isTouched', false, boolean());

$isTouched
  .on(
    [fillIn, chooseAddress, setSame, chooseTab, chooseOption, pointChosen, detailsRecalled],
    () => true,
  )
  .reset(forgetDetails);

// Reads saved details only if this tab has none: after a visit on another device or in another tab.
sample({
  clock: openDetails,
  source: $isTouched,
  filter: (isTouched) => !isTouched,
  target: shippingInfoFx,
});
sample({
  clock: shippingInfoFx.doneData,
  filter: ({ optionId }) => optionId !== undefined,
  target: usableBillingAddressFx,
});
$knownDelivery.on(shippingInfoFx.doneData, (_, info) => info).reset(forgetDetails);

const saved = sampleStores({
  clock: usableBillingAddressFx.doneData,
  source: { info: $knownDelivery, isTouched: $isTouched },
  filter: ({ isTouched }) => !isTouched,
  fn: ({ info }, billable) => ({ info, billable }),
}).filterMap(({ info, billable }) => {
  if (info?.optionId === undefined) return undefined;
  const { optionId, address, pickupPointId } = info;
  const tab: ShippingTab = pickupPointId === undefined ? HOME : PICKUP;
  const [first, ...others] = billable;
  const billing = first && first.id === undefined ? first : undefined;
  const isSame = tab === HOME && (!billing || !address || isSamePlace(billing, address));
  const billedTo = billing && others.find((each) => isSamePlace(each, billing))?.id;
  return {
    tab,
    optionId,
    isSame,
    chosen: { shipping: address?.id ?? null, billing: billedTo ?? null },
    shipping: tab === HOME && address && address.id === undefined ? address : undefined,
    billing: isSame || billedTo !== undefined ? undefined : billing,
  };
});
// If the saved address no longer exists, another one is chosen.
const known = sampleStores({
  clock: saved,
  source: { book: $addressBook, store: $store },
  fn: ({ book, store }, { chosen: before, ...details }) => {
    const addresses = book.status === 'ready' ? book.addresses : undefined;
    const inBook = (id: string | null, countries: readonly string[]) =>
      addresses && id !== null ? idInBook(addresses, id, countries) : id;
    const chosen = {
      shipping: inBook(before.shipping, [store.countryCode]),
      billing: inBook(before.billing, countriesOf(store.brand)),
    };
    return { ...details, before, chosen, addresses };
  },
});
sample({ clock: known, target: detailsKnown });
launchKeys(
  sample({
    clock: known,
    source: $store,
    fn: (store, { tab, optionId, isSame, chosen, shipping, billing }) => ({
      delivery: {
        tab,
        chosen: tab === HOME ? { home: optionId, pickup: null } : { home: null, pickup: optionId },
      },
      choices: { isSame, chosen },
      drafts: {
        ...(shipping && { shipping: draftFor(toDraft(shipping), 'shipping', store) }),
        ...(billing && { billing: draftFor(toDraft(billing), 'billing', store) }),
      },
    }),
  }),
  { delivery: restoreDelivery, choices: restoreChoices, drafts: restoreDrafts },
);

const compared = sampleStores({
  clock: bookRead,
  source: { typed: $typed, chosen: $chosenAddresses, store: $store, tab: $selectedShippingTab },
  fn: ({ typed, chosen, store, tab }, addresses) => {
    const isTyping = (purpose: 'shipping' | 'billing') =>
      chosen[purpose] === null && !isUntouched(typed[purpose].draft);
    const shipping = isTyping('shipping')
      ? null
      : idInBook(addresses, chosen.shipping, [store.countryCode]);
    const billing = isTyping('billing')
      ? null
      : idInBook(addresses, chosen.billing ?? shipping, countriesOf(store.brand));
    return { tab, before: chosen, chosen: { shipping, billing }, addresses };
  },
});
// A shopper with saved addresses has one chosen, unless another one is being typed.
sample({
  clock: compared,
  filter: ({ before, chosen }) =>
    before.shipping !== chosen.shipping || before.billing !== chosen.billing,
  fn: ({ chosen }) => ({ chosen }),
  target: restoreChoices,
});
/** Choice before it was compared with the address book. */
export const choiceCompared = merge([
  compared.map(({ tab, before, addresses }) => ({ tab, before, addresses })),
  known.filterMap(({ tab, before, addresses }) => addresses && { tab, before, addresses }),
]);

// The typed address was added to the address book: choose the saved one.
const keptHere = sampleStores({
  clock: addressKept,
  source: { chosen: $chosenAddresses, typed: $typed },
  filter: (_, { addressId }) => addressId !== undefined,
  fn: ({ chosen, typed }, { addressId = null }) => ({ chosen, typed, addressId }),
});
sample({
  clock: keptHere,
  fn: ({ chosen, addressId }) => ({ chosen: { ...chosen, shipping: addressId } }),
  target: restoreChoices,
});
sample({
  clock: keptHere,
  fn: ({ typed }) => ({ shipping: emptyDraft(typed.shipping.draft.country) }),
  target: restoreDrafts,
});
