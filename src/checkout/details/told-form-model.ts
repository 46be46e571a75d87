import { nullable } from 'superstruct';
import { feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { callFx } from '../../ports/http/call.ts';
import { $store } from '../../store-config/model.ts';
import { deliveryFormCall } from './api.ts';
import { DeliveryForm } from './contract.ts';
import { openDetails } from './delivery/details-open-model.ts';

feature('checkout');

export const deliveryFormFx = callFx(deliveryFormCall);

/** API-62: address form of the delivery country; null until the backend has answered. */
export const $toldForm = state<DeliveryForm | null>(
  'checkout/toldForm',
  null,
  nullable(DeliveryForm),
);

sampleStores({
  clock: openDetails,
  source: { told: $toldForm, store: $store },
  filter: ({ told }) => told === null,
  fn: ({ store: { countryCode } }) => ({ country: countryCode }),
  target: deliveryFormFx,
});
$toldForm.on(deliveryFormFx.doneData, (_, told) => told);
