import { combine } from 'effector';
import { hasGoods } from '../../../cart/bag/totals.ts';
import { daysOf } from '../../../delivery-days/delivery-days.ts';
import { $deliveryPromises } from '../../../delivery-days/model.ts';
import { $toBuy } from './payable-model.ts';

/** Delivery days shown for the bag; `null` without exact days and for gift cards alone. */
export const $bagArrives = combine($toBuy, $deliveryPromises, (bag, promises) =>
  bag && hasGoods(bag.lines) ? (daysOf(promises.get(bag.deliveryCode ?? '')) ?? null) : null,
);
