import { sample } from 'effector';
import { splitMap } from 'patronum';
import { type Infer, enums, literal, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { secret, taggedUnion, personalText } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { type CallError, Throttle, throttleOf } from '../ports/http/errors.ts';
import { inStoreOrderCall } from './api.ts';
import { ReceiptTotal } from './contract.ts';
import { isMissing } from './failure.ts';
import { forgetOrders } from './shopper-model.ts';
import { refOf } from './order.ts';
import { declareForm } from '../forms/form-model.ts';

const Proof = object({ orderId: string(), total: ReceiptTotal });

/**
 * ORD-06: shows an in-store order by its receipt's number and total. `unknown` does not tell which
 * of the two is wrong.
 */
export const ReceiptState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  asking: object({ status: literal('asking'), ...Proof.schema }),
  throttled: object({ status: literal('throttled'), ...Throttle.schema }),
  failed: object({ status: literal('failed'), reason: enums(['unknown', 'unreachable']) }),
});
export type ReceiptState = Infer<typeof ReceiptState>;

export const showReceipt = input(
  'orders/showReceipt',
  object({ ...Proof.schema, captcha: optional(secret()) }),
);
/** Another order was opened. */
export const leaveReceipt = command('orders/leaveReceipt', object({ orderId: string() }));

export const receiptRefused = fact(
  'orders/receiptRefused',
  object({ reason: enums(['unknown', 'unreachable', 'throttled']) }),
);

export const inStoreOrderFx = callFx(inStoreOrderCall);

export const $receipt = state<ReceiptState>('orders/receipt', { status: 'idle' }, ReceiptState);

type Miss = Extract<ReceiptState, { status: 'failed' | 'throttled' }>;

function missOf(error: CallError): Miss {
  const throttle = throttleOf(error);
  if (throttle) return { status: 'throttled', ...throttle };
  return { status: 'failed', reason: isMissing(error) ? 'unknown' : 'unreachable' };
}

const wished = sample({
  clock: showReceipt,
  source: $receipt,
  filter: ({ status }, { orderId }) => status !== 'asking' && refOf(orderId)?.place === 'shop',
  fn: (_, proof) => proof,
});
const settled = sample({
  clock: inStoreOrderFx.finally,
  source: $receipt,
  filter: (receipt, { params }) =>
    receipt.status === 'asking' &&
    receipt.orderId === params.orderId &&
    receipt.total === params.total,
  fn: (_, outcome) => outcome,
});
const { read, missed } = splitMap({
  source: settled,
  cases: {
    read: (outcome) => (outcome.status === 'done' ? { order: outcome.result } : undefined),
    missed: (outcome) => (outcome.status === 'fail' ? missOf(outcome.error) : undefined),
  },
});

export const receiptRead = read;

$receipt
  .on(wished, (_, { orderId, total }) => ({ status: 'asking', orderId, total }))
  .on(missed, (_, miss) => miss)
  .on([receiptRead, leaveReceipt, forgetOrders], () => ({ status: 'idle' }));

sample({ clock: wished, target: inStoreOrderFx });
sample({
  clock: missed,
  fn: (miss) => ({ reason: miss.status === 'failed' ? miss.reason : miss.status }),
  target: receiptRefused,
});

/** ORD-06. Typed amounts are logged as personal: they may be any text. */
export const receiptForm = declareForm(
  'orders',
  'receipt',
  { total: personalText() },
  { all: [receiptRead, leaveReceipt] },
);
