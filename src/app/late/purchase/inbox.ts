/** All that a purchase, and orders, hear of what is there without them. */
import { merge, sample } from 'effector';
import { registrationReadAgain } from '../../../auth/incoming.ts';
import { $bagPage, detailsLoaded, retryBag } from '../../../cart/bag/bag-model.ts';
import * as checkout from '../../../checkout/incoming.ts';
import { $payer } from '../../../checkout/payment/methods/methods-model.ts';
import * as orders from '../../../orders/incoming.ts';
import { pageEntered } from '../../../pages/model.ts';
import * as pickup from '../../../pickup/search/incoming.ts';
import { waitFx } from '../../../ports/clock.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { locateFx } from '../../../ports/geolocation.ts';
import { readClockFx } from '../../../ports/read-clock.ts';
import { resumed } from '../../../session/lifecycle-model.ts';
import {
  $userInfo,
  signedOutElsewhere,
  userInfoFailed,
  userInfoLoaded,
} from '../../../session/model.ts';
import { gate, gateOpened } from '../gate.ts';

export const begun = gateOpened('checkout');
const buyerRead = gate('checkout', userInfoLoaded);
const bagRead = gate('checkout', detailsLoaded);

/** An address was entered, or the part came to one. */
export const checkoutPageSeen = merge([gate('checkout', pageEntered), begun]);

sample({ clock: begun, target: checkout.purchaseBegun });
sample({
  clock: gate('checkout', cameOnline),
  target: [checkout.connectionRegained, pickup.searchLineIsBack],
});
sample({ clock: bagRead, target: checkout.bagRead });
sample({ clock: [bagRead, begun], target: checkout.checkoutBagSeen });
sample({ clock: gate('checkout', $bagPage.updates), target: checkout.bagPageChanged });
sample({ clock: gate('checkout', retryBag), target: checkout.bagRetried });
sample({ clock: buyerRead, target: checkout.buyerRead });
sample({ clock: gate('checkout', $userInfo.updates), target: checkout.buyerChanged });
sample({ clock: gate('checkout', userInfoFailed), target: checkout.buyerUnknown });
sample({ clock: gate('checkout', waitFx.done), target: checkout.purchaseClockWaited });
sample({ clock: gate('checkout', signedOutElsewhere), target: checkout.buyerSignedOut });
sample({ clock: gate('checkout', $payer.updates), target: checkout.payerChanged });
sample({ clock: gate('checkout', resumed), target: checkout.sessionResumed });

sample({ clock: [begun, buyerRead], target: pickup.chooserSeen });
sample({ clock: gate('checkout', locateFx.finally), target: pickup.positionAnswered });
sample({ clock: gate('checkout', readClockFx.doneData), target: pickup.clockRead });

// What has become of a bag.
const ordersOpened = gateOpened('orders');
const ownerRead = gate('orders', userInfoLoaded);
export const orderOwnerSeen = merge([ordersOpened, ownerRead]);
sample({ clock: ownerRead, target: registrationReadAgain });
export const orderOwnerUnknown = gate('orders', userInfoFailed);
export const ordersLineIsBack = gate('orders', cameOnline);
export const ordersPageSeen = merge([gate('orders', pageEntered), ordersOpened]);
sample({ clock: gate('orders', waitFx.done), target: orders.orderClockWaited });
