import { combine } from 'effector';
import { $bagPage } from '../../../cart/bag/bag-model.ts';
import { daysOf } from '../../../delivery-days/delivery-days.ts';
import { $deliveryPromises } from '../../../delivery-days/model.ts';

/** When the bag arrives, as the shopper is told; `null` where only general words tell. */
export const $bagArrives = combine($bagPage, $deliveryPromises, (page, promises) => {
  const code = page.status === 'loaded' ? page.details.deliveryCode : undefined;
  return code === undefined ? null : (daysOf(promises.get(code)) ?? null);
});
