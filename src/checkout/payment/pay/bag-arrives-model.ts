import { combine } from 'effector';
import { daysOf } from '../../../delivery-days/delivery-days.ts';
import { $deliveryPromises } from '../../../delivery-days/model.ts';
import { $toBuy } from './payable-model.ts';

/** When the bag arrives, as the shopper is told; `null` where only general words tell. */
export const $bagArrives = combine(
  $toBuy,
  $deliveryPromises,
  (bag, promises) => daysOf(promises.get(bag?.deliveryCode ?? '')) ?? null,
);
