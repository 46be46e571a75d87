/** What analytics are told of the pages on which something is bought. */
import { combine, sample } from 'effector';
import { wantCartData, pushCartFx } from '../../analytics/cart-data-model.ts';
import { pushCartToDataLayer } from '../../analytics/push-cart-to-data-layer.ts';
import { $location } from '../../ports/navigation.ts';
import { type PartModule, inPart, whenPart } from '../../ports/parts.ts';
import { $orderId, userInfoLoaded } from '../../session/model.ts';
import { NO_ORDER } from '../../session/session.ts';
import { purchasePageType } from '../../pages/page-type.ts';
import { $page, pageEntered } from '../../pages/model.ts';

const $subject = combine($page, $location, $orderId, (page, { search, key }, active) => {
  const placed = new URLSearchParams(search).get('orderId') ?? NO_ORDER;
  return {
    pageType: purchasePageType(page),
    cartId: page.kind === 'confirmation' ? placed : active,
    visit: key,
  };
});

// Once whose bag it is is known; again when it is another one.
sample({
  clock: sample({
    clock: [
      inPart('cart-data', pageEntered),
      inPart('cart-data', userInfoLoaded),
      whenPart('cart-data'),
    ],
    source: $subject,
  }).filterMap(({ pageType, cartId, visit }) =>
    pageType === undefined || cartId === NO_ORDER ? undefined : { pageType, cartId, visit },
  ),
  target: wantCartData,
});

/** The browser's handlers of the ports of this part. */
export const portHandlers: PartModule['portHandlers'] = [[pushCartFx, pushCartToDataLayer]];
