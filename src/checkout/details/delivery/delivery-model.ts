import { combine, sample } from 'effector';
import { boolean, integer, object, optional, string } from 'superstruct';
import { usableShippingCall } from './shipping-api.ts';
import { command, fact, feature, input, state } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { noPayload } from '../../../kernel/struct.ts';
import { callFx } from '../../../ports/http/call.ts';
import { statusField } from '../../../ports/http/errors.ts';
import { query } from '../../../ports/http/query.ts';
import {
  ChosenOptions,
  OfferedDelivery,
  HOME,
  PICKUP,
  ShippingTab,
  chosenOn,
  optionsOf,
  optionsOn,
  tabOf,
} from './delivery.ts';
import { $isDetailsOpen, forgetDetails, openDetails } from './details-open-model.ts';
import { detailsLoaded } from '../../../cart/bag/details-model.ts';
import { cameOnline } from '../../../ports/connection.ts';

feature('checkout');

export const chooseTab = input('checkout/chooseTab', object({ tab: ShippingTab }));
export const chooseOption = input('checkout/chooseOption', object({ optionId: string() }));
export const retryDelivery = input('checkout/retryDelivery', noPayload());

/** Chooses the shipping option of the carrier whose pickup point was chosen. */
export const takeOption = command('checkout/takeOption', object({ optionId: string() }));
export const readDelivery = command('checkout/readDelivery', noPayload());
/** Restores the stored choice of tab and options. */
export const restoreDelivery = command(
  'checkout/restoreDelivery',
  object({ tab: ShippingTab, chosen: ChosenOptions }),
);

export const deliveryLoaded = fact('checkout/deliveryLoaded', object({ count: integer() }));
export const deliveryFailed = fact(
  'checkout/deliveryFailed',
  object({ status: optional(integer()) }),
);
/** The chosen option is no longer offered. */
export const optionWithdrawn = fact('checkout/optionWithdrawn', object({ optionId: string() }));

export const usableShippingFx = callFx(usableShippingCall);

export const $delivery = state<OfferedDelivery>(
  'checkout/delivery',
  { status: 'unknown' },
  OfferedDelivery,
);
/** CHK-08 */
export const $selectedShippingTab = state<ShippingTab>(
  'checkout/selectedShippingTab',
  HOME,
  ShippingTab,
);
export const $chosenOptions = state<ChosenOptions>(
  'checkout/chosenOptions',
  { home: null, pickup: null },
  ChosenOptions,
);

/** True while the chosen option is no longer offered and no other was chosen. */
export const $isOptionGone = state('checkout/isOptionGone', false, boolean());

/** Shipping option currently chosen; `null` while the options are unknown. */
export const $chosenOption = combine(
  $delivery,
  $selectedShippingTab,
  $chosenOptions,
  (delivery, tab, chosen) => chosenOn(tab, optionsOf(delivery), chosen) ?? null,
);

const fetchDelivery = command('checkout/fetchDelivery', noPayload());
const reading = query('checkout/deliveryRead', { start: fetchDelivery, readFx: usableShippingFx });

$delivery
  .on(readDelivery, (delivery) => (delivery.status === 'ready' ? delivery : { status: 'loading' }))
  .on(reading.doneData, (_, options) => ({ status: 'ready', options }))
  .on(reading.failData, (delivery) =>
    delivery.status === 'ready' ? delivery : { status: 'failed' },
  )
  .on(forgetDetails, () => ({ status: 'unknown' }));

const optionChosen = sample({
  clock: [chooseOption, takeOption],
  source: $delivery,
  fn: (delivery, { optionId }) => optionsOf(delivery).find(({ id }) => id === optionId),
}).filter({ fn: (option) => option !== undefined });

$selectedShippingTab
  .on(chooseTab, (_, { tab }) => tab)
  .on(optionChosen, (tab, option) => (option ? tabOf(option) : tab))
  .on(restoreDelivery, (_, { tab }) => tab)
  // A bag of gift cards alone has no pickup options: fall back to the home tab.
  .on(reading.doneData, (tab, options) => (optionsOn(tab, options).length > 0 ? tab : HOME))
  .reset(forgetDetails);

$chosenOptions
  .on(optionChosen, (chosen, option) => {
    if (!option) return chosen;
    const { id } = option;
    return tabOf(option) === PICKUP ? { ...chosen, pickup: id } : { ...chosen, home: id };
  })
  .on(restoreDelivery, (_, { chosen }) => chosen)
  .reset(forgetDetails);

// A changed bag may have other shipping options and prices.
sample({
  clock: [
    openDetails,
    retryDelivery,
    sampleStores({
      clock: cameOnline,
      source: { isOpen: $isDetailsOpen, delivery: $delivery },
      filter: ({ isOpen, delivery }) => isOpen && delivery.status === 'failed',
    }),
    sample({ clock: detailsLoaded, source: $isDetailsOpen }).filter({
      fn: Boolean,
    }),
  ],
  target: readDelivery,
});
sample({ clock: readDelivery, target: fetchDelivery });
sample({
  clock: reading.doneData,
  fn: ({ length }) => ({ count: length }),
  target: deliveryLoaded,
});
sample({ clock: reading.failData, fn: statusField, target: deliveryFailed });
sample({
  clock: sampleStores({
    clock: reading.doneData,
    source: { tab: $selectedShippingTab, chosen: $chosenOptions },
    fn: ({ tab, chosen }, options) => {
      const optionId = tab === HOME ? chosen.home : chosen.pickup;
      const isThere = optionId === null || options.some(({ id }) => id === optionId);
      return isThere ? undefined : { optionId };
    },
  }).filterMap((withdrawn) => withdrawn),
  target: optionWithdrawn,
});
$isOptionGone
  .on(optionWithdrawn, () => true)
  .on([chooseTab, chooseOption, openDetails, forgetDetails], () => false);
