/** What analytics are told of the pages on which something is bought. */
import { combine, sample } from 'effector';
import { wantCartData, pushCartFx } from '../../../analytics/data-layer/cart-data-model.ts';
import { pushCartToDataLayer } from '../../../analytics/data-layer/push-cart-to-data-layer.ts';
import { $location } from '../../../ports/navigation.ts';
import { onlineIdIn } from '../../../orders/order.ts';
import { $orderId } from '../../../session/model.ts';
import { NO_ORDER } from '../../../session/session.ts';
import { purchasePageType } from '../../../pages/page-type.ts';
import { $page } from '../../../pages/model.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import { purchasePageSeen } from './inbox.ts';

const $subject = combine($page, $location, $orderId, (page, { search, key }, active) => {
  const placed = onlineIdIn(search) ?? NO_ORDER;
  return {
    pageType: purchasePageType(page),
    cartId: page.kind === 'confirmation' ? placed : active,
    visit: key,
  };
});

// Once whose bag it is is known; again when it is another one.
sample({
  clock: sample({
    clock: purchasePageSeen,
    source: $subject,
  }).filterMap(({ pageType, cartId, visit }) =>
    pageType === undefined || cartId === NO_ORDER ? undefined : { pageType, cartId, visit },
  ),
  target: wantCartData,
});

/** The browser's handlers of the ports of this part. */
export const cartDataHandlers: LateHandlers = [[pushCartFx, pushCartToDataLayer]];
