import { sample } from 'effector';
import { type Infer, enums, literal, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { secret, taggedUnion, personalText } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { Throttle } from '../ports/http/errors.ts';
import { mutation } from '../ports/http/mutation.ts';
import { inStoreOrderCall } from './api.ts';
import { ReceiptTotal } from './contract.ts';
import { MissReason, missOf, reasonOf } from './failure.ts';
import { forgetOrders } from './shopper-model.ts';
import { refOf } from './order.ts';
import { declareForm } from '../forms/form-model.ts';

feature('orders');

const Proof = object({ orderId: string(), total: ReceiptTotal });

/**
 * ORD-06: shows an in-store order by its receipt's number and total. `unknown` does not reveal which
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

export const receiptRefused = fact('orders/receiptRefused', object({ reason: MissReason }));

export const inStoreOrderFx = callFx(inStoreOrderCall);

export const $receipt = state<ReceiptState>('orders/receipt', { status: 'idle' }, ReceiptState);

const { doneData, failed } = mutation($receipt, {
  start: showReceipt.filter({ fn: ({ orderId }) => refOf(orderId)?.place === 'shop' }),
  sendFx: inStoreOrderFx,
  isPending: ({ status }) => status === 'asking',
  pending: ({ orderId, total }) => ({ status: 'asking', orderId, total }),
  refused: missOf,
  awaits: (receipt, { orderId, total }) =>
    receipt.status === 'asking' && receipt.orderId === orderId && receipt.total === total,
  forget: [leaveReceipt, forgetOrders],
});
export const receiptRead = doneData.map((order) => ({ order }));

sample({ clock: failed, fn: ({ error }) => reasonOf(missOf(error)), target: receiptRefused });

/** ORD-06. Typed amounts are logged as personal: they may be any text. */
export const receiptForm = declareForm(
  'orders',
  'receipt',
  { total: personalText() },
  { all: [receiptRead, leaveReceipt] },
);
