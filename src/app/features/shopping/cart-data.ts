/** Cart data for analytics, on pages of a purchase. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { wantCartData, pushCartFx } from '../../../analytics/data-layer/cart-data-model.ts';
import { pushCartToDataLayer } from '../../../analytics/data-layer/push-to-data-layer.ts';
import { onlineIdIn } from '../../../orders/order.ts';
import { $orderId, userInfoLoaded } from '../../../session/model.ts';
import { NO_ORDER } from '../../../session/session.ts';
import { purchasePageType } from '../../../pages/page-facts.ts';
import { $pageAt, pageEntered } from '../../../pages/model.ts';
import { $store } from '../../../store-config/model.ts';
import { type FeatureHandlers, whenLoaded } from '../../../ports/features.ts';

feature('cart-data');

// Once per owner of the bag.
sample({
  clock: sampleStores({
    clock: [pageEntered, userInfoLoaded, whenLoaded('cart-data')],
    source: { at: $pageAt, orderId: $orderId, store: $store },
  }).filterMap(({ at: { page, location }, orderId, store }) => {
    const { search, key } = location;
    const pageType = purchasePageType(page, store);
    const placed = onlineIdIn(search) ?? NO_ORDER;
    const cartId = page.kind === 'confirmation' ? placed : orderId;
    return pageType === undefined || cartId === NO_ORDER
      ? undefined
      : { pageType, cartId, visit: key };
  }),
  target: wantCartData,
});

/** Browser handlers of this feature's ports. */
export const cartDataHandlers: FeatureHandlers = [[pushCartFx, pushCartToDataLayer]];
