import { sample } from 'effector';
import { integer, object, optional, string } from 'superstruct';
import { fact } from '../../event-log/units.ts';
import { callFx } from '../../ports/http/call.ts';
import { statusField } from '../../ports/http/errors.ts';
import { readUserInfo } from '../../session/model.ts';
import { calculateCall } from './change-api.ts';
import { invalidate } from '../bag/bag-model.ts';
import {
  $queue,
  addFailed,
  codeChangeFailed,
  endChange,
  lineChangeFailed,
} from './changes-model.ts';
import { changeDone } from './sending-model.ts';

export const recalculated = fact('cart/recalculated', object({ orderId: string() }));
export const recalculationFailed = fact(
  'cart/recalculationFailed',
  object({ status: optional(integer()) }),
);

export const calculateFx = callFx(calculateCall);

// CRT-02
sample({ clock: changeDone, target: calculateFx });

const calculated = sample({
  clock: calculateFx.finally,
  source: $queue,
  fn: ({ current }, outcome) => ({ change: current, outcome }),
});
sample({
  clock: calculated.filterMap(({ outcome }) =>
    outcome.status === 'done' ? { orderId: outcome.result.orderId } : undefined,
  ),
  target: recalculated,
});
sample({
  clock: calculated.filterMap(({ outcome }) =>
    outcome.status === 'fail' ? statusField(outcome.error) : undefined,
  ),
  target: recalculationFailed,
});
sample({ clock: calculated, target: invalidate }); // CRT-03
// CRT-04: a removed line, or a voucher, leaves user info as it is.
sample({
  clock: calculated,
  filter: ({ change }) => change?.kind === 'add' || change?.kind === 'update',
  target: readUserInfo,
});

sample({
  clock: [recalculated, recalculationFailed, addFailed, lineChangeFailed, codeChangeFailed],
  target: endChange,
});
