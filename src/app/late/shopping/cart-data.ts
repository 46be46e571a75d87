/** What analytics are told of the pages on which something is bought. */
import { sample } from 'effector';
import { wantCartData, pushCartFx } from '../../../analytics/data-layer/cart-data-model.ts';
import { pushCartToDataLayer } from '../../../analytics/data-layer/push-to-data-layer.ts';
import { onlineIdIn } from '../../../orders/order.ts';
import { $orderId } from '../../../session/model.ts';
import { NO_ORDER } from '../../../session/session.ts';
import { purchasePageType } from '../../../pages/page-facts.ts';
import { $pageAt } from '../../../pages/model.ts';
import { $store } from '../../../store-config/model.ts';
import type { LateHandlers } from '../../../ports/late.ts';
import { purchasePageSeen } from './inbox.ts';

// Once whose bag it is is known; again when it is another one.
sample({
  clock: sample({
    clock: sample({ clock: purchasePageSeen, source: $pageAt }),
    source: { orderId: $orderId, store: $store },
    fn: (source, at) => ({ ...at, ...source }),
  }).filterMap(({ page, location: { search, key }, orderId, store }) => {
    const pageType = purchasePageType(page, store);
    const placed = onlineIdIn(search) ?? NO_ORDER;
    const cartId = page.kind === 'confirmation' ? placed : orderId;
    return pageType === undefined || cartId === NO_ORDER
      ? undefined
      : { pageType, cartId, visit: key };
  }),
  target: wantCartData,
});

/** The browser's handlers of the ports of this part. */
export const cartDataHandlers: LateHandlers = [[pushCartFx, pushCartToDataLayer]];
