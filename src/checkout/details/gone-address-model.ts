import { boolean, nullable, string } from 'superstruct';
import { fact, feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload } from '../../kernel/struct.ts';
import { addressRemoved } from './address-book/address-book-model.ts';
import { HOME } from './delivery/delivery.ts';
import { $hasOwnBilling, chooseAddress, fillIn } from './details-model.ts';
import { $saving, detailsSaved, submitDetails } from './details-save-model.ts';
import { forgetDetails } from './delivery/details-open-model.ts';
import { $refused } from '../steps/steps-model.ts';
import { choiceCompared } from './known-details-model.ts';

feature('checkout');

/** The saved address chosen for this order was removed elsewhere. */
export const addressGone = fact('checkout/addressGone', noPayload());

/** CHK-11: true until the shopper chooses, edits or submits an address. */
export const $isAddressGone = state('checkout/isAddressGone', false, boolean());
/** Address removed on this page: needs no notice, because the replacement is visible. */
const $removedHere = state<string | null>('checkout/removedHere', null, nullable(string()));

$removedHere.on(addressRemoved, (_, { addressId }) => addressId).reset(forgetDetails);

sampleStores({
  clock: choiceCompared,
  source: {
    removed: $removedHere,
    saving: $saving,
    refused: $refused,
    hasOwnBilling: $hasOwnBilling,
  },
  filter: ({ removed, saving, refused, hasOwnBilling }, { tab, before, addresses }) => {
    const isGone = (id: string | null) =>
      id !== null && id !== removed && !addresses.some((address) => address.id === id);
    // An error about the address is already shown.
    const isTold =
      refused?.reason === 'address-gone' ||
      (saving.status === 'failed' && saving.refusal.key === '_ERR_ADDRESS_NOT_FOUND');
    const isForParcels = tab === HOME && isGone(before.shipping);
    return !isTold && (isForParcels || (hasOwnBilling && isGone(before.billing)));
  },
  target: addressGone,
});

$isAddressGone
  .on(addressGone, () => true)
  .on([chooseAddress, fillIn, submitDetails, detailsSaved], () => false)
  .reset(forgetDetails);
