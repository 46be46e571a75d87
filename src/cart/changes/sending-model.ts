import { sample } from 'effector';
import { assign, object } from 'superstruct';
import { isUnlocked } from '../../campaign/campaign.ts';
import { $campaign } from '../../campaign/model.ts';
import { command } from '../../event-log/units.ts';
import { callFx } from '../../ports/http/call.ts';
import { $start } from '../../ports/start.ts';
import { $userInfo, changeOrderId, readUserInfo } from '../../session/model.ts';
import { invalidate } from '../bag/bag-model.ts';
import { addItemCall, removeLineCall, updateLineCall } from './change-api.ts';
import { ChangeFailure, failureOf, refusalOf } from './change-failure.ts';
import {
  $queue,
  addFailed,
  codeAssigned,
  codeChangeFailed,
  codeRemoved,
  itemAdded,
  lineChangeFailed,
  lineRemoved,
  quantityChanged,
  startChange,
} from './changes-model.ts';
import { assignCodeCall, removeCodeCall } from '../bag/promotion-api.ts';
import { CartChange, isOfLine } from './queue.ts';
import { keepUnreflectedChange } from './unreflected-model.ts';

const failChange = command(
  'cart/failChange',
  assign(object({ change: CartChange }), ChangeFailure),
);

export const addItemFx = callFx(addItemCall);
export const updateLineFx = callFx(updateLineCall);
export const removeLineFx = callFx(removeLineCall);
export const assignCodeFx = callFx(assignCodeCall);
export const removeCodeFx = callFx(removeCodeCall);

const $visitor = $start.map(({ cookies }) => ({
  cin: cookies['selvedge_cin'] ?? '',
  sfid: cookies['selvedge_sfid'] ?? '',
}));

const sent = sample({
  clock: startChange,
  source: { info: $userInfo, visitor: $visitor, campaign: $campaign },
  fn: ({ info, visitor, campaign }, change) => ({
    change,
    visitor,
    access: isUnlocked(campaign) ? { campaignId: campaign.cookieValue } : {}, // XAC-12
    refusal: refusalOf(change, info),
  }),
});
sample({
  clock: sent.filterMap(({ change, visitor, access, refusal }) => {
    if (refusal !== undefined || change.kind !== 'add') return undefined;
    const { variantId, quantity } = change;
    return { variantId, quantity, ...visitor, ...access, optIn: 'false' as const }; // CRT-15: nobody has consented yet
  }),
  target: addItemFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) => {
    if (refusal !== undefined || change.kind !== 'update') return undefined;
    return { lineId: change.lineId, quantity: change.quantity };
  }),
  target: updateLineFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) =>
    refusal === undefined && change.kind === 'remove' ? { lineId: change.lineId } : undefined,
  ),
  target: removeLineFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) =>
    refusal === undefined ? undefined : { change, reason: refusal },
  ),
  target: failChange,
});

sample({
  clock: sent.filterMap(({ change, refusal }) =>
    refusal === undefined && change.kind === 'assignCode' ? { code: change.code } : undefined,
  ),
  target: assignCodeFx,
});
sample({
  clock: sent.filterMap(({ change, refusal }) =>
    refusal === undefined && change.kind === 'removeCode' ? { code: change.code } : undefined,
  ),
  target: removeCodeFx,
});

const answered = sample({
  clock: [
    addItemFx.finally,
    updateLineFx.finally,
    removeLineFx.finally,
    assignCodeFx.finally,
    removeCodeFx.finally,
  ],
  source: $queue,
  fn: ({ current }, outcome) => ({ change: current, outcome }),
});
export const changeDone = answered.filterMap(({ change, outcome }) =>
  change && outcome.status === 'done' ? { change, orderId: outcome.result?.orderId } : undefined,
);
const failed = answered.filterMap(({ change, outcome }) =>
  change && outcome.status === 'fail' ? { change, error: outcome.error } : undefined,
);

const lineDone = changeDone.filterMap(({ change, orderId }) =>
  orderId === undefined ? undefined : { change, orderId },
);
sample({ clock: lineDone, target: keepUnreflectedChange });
sample({ clock: lineDone, fn: ({ orderId }) => ({ orderId }), target: changeOrderId });
sample({
  clock: changeDone.filterMap(({ change }) => {
    if (change.kind !== 'add') return undefined;
    const { variantId, productId, quantity } = change;
    return { variantId, productId, quantity };
  }),
  target: itemAdded,
});
sample({
  clock: changeDone.filterMap(({ change }) =>
    change.kind === 'update' ? { lineId: change.lineId, quantity: change.quantity } : undefined,
  ),
  target: quantityChanged,
});
sample({
  clock: changeDone.filterMap(({ change }) =>
    change.kind === 'remove' ? { lineId: change.lineId } : undefined,
  ),
  target: lineRemoved,
});
sample({
  clock: changeDone.filterMap(({ change }) =>
    change.kind === 'assignCode' ? { code: change.code } : undefined,
  ),
  target: codeAssigned,
});
sample({
  clock: changeDone.filterMap(({ change }) =>
    change.kind === 'removeCode' ? { code: change.code } : undefined,
  ),
  target: codeRemoved,
});
sample({
  clock: failed,
  fn: ({ change, error }) => ({ change, ...failureOf(error) }),
  target: failChange,
});
sample({
  clock: failChange.filterMap(({ change, ...failure }) =>
    change.kind === 'add' ? { variantId: change.variantId, ...failure } : undefined,
  ),
  target: addFailed,
});
sample({
  clock: failChange.filterMap(({ change, ...failure }) =>
    isOfLine(change) ? { lineId: change.lineId, kind: change.kind, ...failure } : undefined,
  ),
  target: lineChangeFailed,
});
sample({
  clock: failChange.filterMap(({ change, ...failure }) =>
    'code' in change ? { code: change.code, kind: change.kind, ...failure } : undefined,
  ),
  target: codeChangeFailed,
});
// The server may have made the change all the same, and the order with it.
sample({
  clock: failed,
  filter: ({ error }) => error.kind !== 'http',
  target: [invalidate, readUserInfo],
});
sample({
  clock: failed,
  filter: ({ error }) => error.kind === 'http' && error.status === 401,
  target: readUserInfo,
});
