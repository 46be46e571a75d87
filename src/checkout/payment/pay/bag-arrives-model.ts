import { combine } from 'effector';
import { hasGoods } from '../../../cart/bag/totals.ts';
import { daysOf } from '../../../delivery-days/delivery-days.ts';
import { $deliveryPromises } from '../../../delivery-days/model.ts';
import { $toBuy } from './payable-model.ts';

/** When the bag arrives, as the shopper is told; `null` where only general words tell, and of gift cards alone. */
export const $bagArrives = combine($toBuy, $deliveryPromises, (bag, promises) =>
  bag && hasGoods(bag.lines) ? (daysOf(promises.get(bag.deliveryCode ?? '')) ?? null) : null,
);
