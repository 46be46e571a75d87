import { combine, sample } from 'effector';
import { feature } from '../../event-log/units.ts';
import { forgetPickup, offerPickup } from '../../pickup/search/dialog-model.ts';
import { isPickupType } from '../../pickup/pickup.ts';
import { $chosenPoints, pointChosen } from '../../pickup/search/points-model.ts';
import { addressesOf } from '../../address/book.ts';
import { $addressBook } from './address-book/address-book-model.ts';
import { optionsOf } from './delivery/delivery.ts';
import { $chosenOption, $delivery, takeOption } from './delivery/delivery-model.ts';
import { $chosenAddresses, $typed } from './details-model.ts';
import { forgetDetails } from './delivery/details-open-model.ts';

feature('checkout');

/** Pickup point chosen for the current carrier; never a point of another carrier. */
export const $chosenPoint = combine($chosenOption, $chosenPoints, (option, points) =>
  option?.pickupType === undefined ? null : (points[option.pickupType] ?? null),
);

/**
 * Shopper's postcode, typed or of the chosen saved address: the search for pickup points starts
 * there.
 */
export const $homePostcode = combine(
  $typed,
  $addressBook,
  $chosenAddresses,
  ({ shipping }, book, chosen) =>
    shipping.draft.postcode ||
    (addressesOf(book).find(({ id }) => id !== undefined && id === chosen.shipping)?.postcode ??
      ''),
);

sample({
  clock: $delivery,
  fn: (delivery) => ({
    types: optionsOf(delivery)
      .map(({ pickupType }) => pickupType)
      .filter(isPickupType),
  }),
  target: offerPickup,
});
// Choosing another carrier's point also chooses that carrier's shipping option.
sample({
  clock: sample({
    clock: pointChosen,
    source: $delivery,
    fn: (delivery, { pickupType }) =>
      optionsOf(delivery).find((option) => option.pickupType === pickupType),
  }).filterMap((option) => option && { optionId: option.id }),
  target: takeOption,
});
sample({ clock: forgetDetails, target: forgetPickup });
