import { combine } from 'effector';
import { $bagCount } from '../cart/bag/bag-model.ts';
import { $orderId } from '../session/model.ts';
import { NO_ORDER } from '../session/session.ts';

/** True if the bag is known or assumed to have content. */
export const $hasBag = combine($bagCount, $orderId, (count, orderId) =>
  count === null ? orderId !== NO_ORDER : count > 0,
);
