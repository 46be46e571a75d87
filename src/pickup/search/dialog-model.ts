import { sample } from 'effector';
import { boolean, enums, nullable, number, object } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { readClockFx } from '../../ports/read-clock.ts';
import { PickupType } from '../contract.ts';
import { OfferedTypes } from '../pickup.ts';

feature('checkout');

const OfType = object({ pickupType: PickupType });
const View = enums(['list', 'map']);

/**
 * Opens the dialog. `near` is an initial search term, such as the postcode of the shopper's
 * address.
 */
export const openPickup = input(
  'pickup/openPickup',
  object({ pickupType: PickupType, near: personalText() }),
);
export const closePickup = input('pickup/closePickup', noPayload());
export const switchType = input('pickup/switchType', OfType);
export const showView = input('pickup/showView', object({ view: View }));

/** Sets the pickup types offered for the bag. */
export const offerPickup = command('pickup/offerPickup', object({ types: OfferedTypes }));
/** Clears all searches and choices: the order was placed, or the shopper is another person. */
export const forgetPickup = command('pickup/forgetPickup', noPayload());

export const pickupOpened = fact('pickup/pickupOpened', OfType);
export const pickupClosed = fact('pickup/pickupClosed', noPayload());

/** PUP-05 */
export const $isPickupOpen = state('pickup/isPickupOpen', false, boolean());
/** PUP-05 */
export const $pickupType = state<PickupType>('pickup/pickupType', 'CNC', PickupType);
export const $offeredTypes = state<PickupType[]>('pickup/offeredTypes', [], OfferedTypes);
/** View on narrow screens. */
export const $pickupView = state<'list' | 'map'>('pickup/view', 'list', View);
/** Time when the dialog was opened, in ms since 1970; `null` before. */
export const $openedAt = state<number | null>('pickup/openedAt', null, nullable(number()));

$isPickupOpen.on(openPickup, () => true).on([closePickup, forgetPickup], () => false);
$pickupType.on([openPickup, switchType], (_, { pickupType }) => pickupType);
$offeredTypes.on(offerPickup, (_, { types }) => types);
$pickupView.on(showView, (_, { view }) => view).on(openPickup, () => 'list');
$openedAt.on(readClockFx.doneData, (_, now) => now);

sample({ clock: openPickup, target: readClockFx });
sample({ clock: openPickup, fn: ({ pickupType }) => ({ pickupType }), target: pickupOpened });
sample({ clock: closePickup, target: pickupClosed });
