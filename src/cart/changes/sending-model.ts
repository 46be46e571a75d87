import { type UnitValue, merge } from 'effector';
import { feature } from '../../event-log/units.ts';
import { $campaign, $isExclusiveUnlocked } from '../../campaign/model.ts';
import { $trackable } from '../../consent/visitor-model.ts';
import { connectDecisions, connectRoutes } from '../../event-log/decisions.ts';
import { onRead } from '../../event-log/on-read.ts';
import { $isOnline, cameOnline } from '../../ports/connection.ts';
import { callFx } from '../../ports/http/call.ts';
import {
  $userInfo,
  changeOrderId,
  readUserInfo,
  userInfoFailed,
  userInfoLoaded,
} from '../../session/model.ts';
import { $bagLines } from '../bag/bag-lines.ts';
import { $miniBag, invalidate } from '../bag/bag-model.ts';
import { assignCodeCall, removeCodeCall } from '../bag/promotion-api.ts';
import {
  addItemCall,
  calculateCall,
  putGiftCall,
  removeLineCall,
  updateLineCall,
} from './change-api.ts';
import {
  $queue,
  addFailed,
  addCartItem,
  cancelRemoval,
  changeQuantity,
  codeAssigned,
  codeChangeFailed,
  codeRemoved,
  dropWaitingAdds,
  endChange,
  enqueue,
  failChange,
  giftChangeFailed,
  giftChanged,
  cartItemAdded,
  lineChangeFailed,
  lineRemoved,
  quantityChanged,
  quantityRefused,
  recalculated,
  recalculationFailed,
  removeLine,
  restoreLine,
  startChange,
  takeLineOut,
  wishChange,
} from './changes-model.ts';
import { type BagOutputs, type BagContext, type BagMessages, decideBag } from './decide.ts';
import { optimisticLines } from './optimistic.ts';
import type { CartChange } from './queue.ts';
import { $unreflected, keepUnreflectedChange, ofOrder } from './unreflected-model.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('bag');

export const addItemFx = callFx(addItemCall);
export const updateLineFx = callFx(updateLineCall);
export const removeLineFx = callFx(removeLineCall);
export const assignCodeFx = callFx(assignCodeCall);
export const removeCodeFx = callFx(removeCodeCall);
export const putGiftFx = callFx(putGiftCall);
export const calculateFx = callFx(calculateCall);

/** Lines with all confirmed changes; null until the bag has been read. */
const lines = onRead(
  { bag: $miniBag, read: $bagLines, unreflected: $unreflected },
  ({ bag, read, unreflected: { miniBag } }) => {
    if (bag.status !== 'loaded') return bag.status === 'empty' ? [] : null;
    return optimisticLines(read, ofOrder(miniBag, bag.bag.orderId)).lines;
  },
);

connectDecisions<BagMessages, BagContext, BagOutputs>({
  on: {
    addItem: addCartItem,
    changeQuantity,
    removeLine,
    takeLineOut,
    restoreLine,
    wishChange,
    cancelRemoval,
    dropWaitingAdds,
    considered: merge<unknown>([whenLoaded('bag'), userInfoLoaded, userInfoFailed]),
    cameOnline,
    answered: merge([
      addItemFx.finally,
      updateLineFx.finally,
      removeLineFx.finally,
      assignCodeFx.finally,
      removeCodeFx.finally,
      putGiftFx.finally,
    ]),
    calculated: calculateFx.finally,
    failChange,
    endChange,
  },
  source: onRead({ queue: $queue, user: $userInfo, lines, isOnline: $isOnline }),
  decide: decideBag,
  target: {
    queue: $queue,
    enqueue,
    startChange,
    failChange,
    endChange,
    keepUnreflectedChange,
    calculate: calculateFx,
    changeOrderId,
    invalidate,
    readUserInfo,
    itemAdded: cartItemAdded,
    quantityChanged,
    quantityRefused,
    lineRemoved,
    codeAssigned,
    codeRemoved,
    giftChanged,
    giftChangeFailed,
    addFailed,
    lineChangeFailed,
    codeChangeFailed,
    recalculated,
    recalculationFailed,
  },
});

/** Visitor data sent with every add. */
const visitor = onRead(
  { trackable: $trackable, campaign: $campaign, isUnlocked: $isExclusiveUnlocked },
  ({ trackable, campaign, isUnlocked }): Visitor => ({
    ...trackable, // CRT-15
    ...(isUnlocked && { campaignId: campaign.cookieValue }), // XAC-12
  }),
);
type Visitor = { cin: string; sfid: string; optIn: 'true' | 'false'; campaignId?: string };

/** Parameters of the call that makes a change, by kind. */
interface CallOutputs {
  add?: UnitValue<typeof addItemFx>;
  update?: UnitValue<typeof updateLineFx>;
  remove?: UnitValue<typeof removeLineFx>;
  assignCode?: UnitValue<typeof assignCodeFx>;
  removeCode?: UnitValue<typeof removeCodeFx>;
  gift?: UnitValue<typeof putGiftFx>;
}

connectRoutes({
  clock: startChange,
  source: visitor,
  route: callOf,
  target: {
    add: addItemFx,
    update: updateLineFx,
    remove: removeLineFx,
    assignCode: assignCodeFx,
    removeCode: removeCodeFx,
    gift: putGiftFx,
  },
});

function callOf(change: CartChange, { optIn, ...rest }: Visitor): CallOutputs {
  switch (change.kind) {
    case 'add': {
      const { variantId, quantity } = change;
      return { add: { variantId, quantity, ...rest, optIn } };
    }
    case 'update':
      return { update: { lineId: change.lineId, quantity: change.quantity } };
    case 'remove':
      return { remove: { lineId: change.lineId } };
    case 'assignCode':
      return { assignCode: { code: change.code } };
    case 'removeCode':
      return { removeCode: { code: change.code } };
    case 'gift': {
      const { isGift, note, isWrapped } = change;
      return { gift: { isGift, note, isWrapped } };
    }
  }
}
