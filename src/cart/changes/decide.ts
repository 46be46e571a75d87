import type { MessageOf } from '../../event-log/decisions.ts';
import {
  type CallError,
  hasErrorKey,
  httpStatusOf,
  isRefusal,
  statusField,
} from '../../ports/http/errors.ts';
import { type UserInfoState, isKnown } from '../../session/session.ts';
import type { CartLine } from '../bag/contract.ts';
import { isQuantity } from '../bag/quantity.ts';
import { type ChangeFailure, changeFailureOf, changeRefusalOf } from './change-failure.ts';
import { piecesOfVariant } from './optimistic.ts';
import {
  type CartChange,
  type Queue,
  addingVariantIds,
  enqueued,
  firstWaiting,
  isOfLine,
  settled,
  started,
  withoutRemoval,
  withoutUndo,
  withoutWaitingAdds,
} from './queue.ts';

interface Item {
  variantId: string;
  productId: string;
  quantity: number;
}
interface LineQuantity {
  lineId: string;
  quantity: number;
}
type Answer<Result> = { status: 'done'; result: Result } | { status: 'fail'; error: CallError };

/** Messages to the bag's change queue. */
export interface BagMessages {
  addItem: Item;
  changeQuantity: LineQuantity;
  removeLine: { lineId: string };
  takeLineOut: { lineId: string };
  restoreLine: CartLine;
  wishChange: CartChange;
  cancelRemoval: { lineId: string };
  dropWaitingAdds: unknown;
  /** Fires when a condition that changes wait for may have been met. */
  considered: unknown;
  cameOnline: unknown;
  /** Server answers to the sent change, and to the calculation after it. */
  answered: Answer<{ orderId: string } | void>;
  calculated: Answer<{ orderId: string }>;
  failChange: { change: CartChange } & ChangeFailure;
  endChange: unknown;
}
export type BagMessage = MessageOf<BagMessages>;

/** State that decisions depend on. */
export interface BagContext {
  queue: Queue;
  user: UserInfoState;
  /** Lines with all confirmed changes; null until the bag has been read. */
  lines: readonly CartLine[] | null;
  isOnline: boolean;
}

/** Outputs of a decision, by target unit. */
export interface BagOutputs {
  queue: Queue;
  enqueue: CartChange;
  startChange: CartChange;
  failChange: { change: CartChange } & ChangeFailure;
  endChange: void;
  keepUnreflectedChange: { orderId: string; change: CartChange };
  calculate: void;
  changeOrderId: { orderId: string };
  readUserInfo: void;
  invalidate: void;
  itemAdded: Item;
  quantityChanged: LineQuantity;
  quantityRefused: LineQuantity;
  lineRemoved: { lineId: string };
  codeAssigned: { code: string };
  codeRemoved: { code: string };
  giftChanged: { isGift: boolean; isWrapped: boolean };
  giftChangeFailed: ChangeFailure;
  addFailed: { variantId: string } & ChangeFailure;
  lineChangeFailed: { lineId: string; kind: 'update' | 'remove' } & ChangeFailure;
  codeChangeFailed: { code: string; kind: 'assignCode' | 'removeCode' } & ChangeFailure;
  recalculated: { orderId: string };
  recalculationFailed: { status?: number | undefined };
}
export type BagDecision = Partial<BagOutputs>;

const TRIGGER = undefined;

/** Decides what follows from each message. Units without an output stay unchanged. */
export function decideBag(context: BagContext, message: BagMessage): BagDecision {
  const { queue } = context;
  switch (message.kind) {
    case 'addItem': // Ignores a second press while the same variant is being added.
      if (addingVariantIds(queue).includes(message.payload.variantId)) return {};
      return wished({ kind: 'add', ...message.payload }, context);
    case 'changeQuantity': {
      const { lineId, quantity } = message.payload;
      if (quantity === 0) return wished({ kind: 'remove', lineId }, context);
      if (!isQuantity(quantity)) return { quantityRefused: message.payload };
      return wished({ kind: 'update', lineId, quantity }, context);
    }
    case 'removeLine':
    case 'takeLineOut':
      return wished({ kind: 'remove', lineId: message.payload.lineId }, context);
    case 'restoreLine': {
      const { id, variantId, productId, quantity } = message.payload;
      const back = { variantId, productId, quantity, line: message.payload, undoes: id };
      return wished({ kind: 'add', ...back }, context);
    }
    case 'wishChange':
      return wished(message.payload, context);
    case 'cancelRemoval':
      return { queue: withoutRemoval(queue, message.payload.lineId) };
    case 'dropWaitingAdds':
      return { queue: withoutWaitingAdds(queue), invalidate: TRIGGER };
    case 'considered':
      return next(queue, context);
    case 'cameOnline': // Without a connection the user could not be read.
      if (firstWaiting(queue) && context.user.status === 'failed') return { readUserInfo: TRIGGER };
      return next(queue, context);
    case 'answered':
      if (!queue.current) return {};
      return message.payload.status === 'done'
        ? done(queue.current, message.payload.result?.orderId)
        : failed(queue.current, message.payload.error);
    case 'calculated':
      return { ...summed(queue.current, message.payload), endChange: TRIGGER };
    case 'failChange':
      return { ...told(queue, message.payload), endChange: TRIGGER };
    case 'endChange':
      return next(settled(queue), context);
  }
}

function wished(change: CartChange, context: BagContext): BagDecision {
  const { queue, user } = context;
  const wish = user.status === 'registered' ? { ...change, ownerId: user.userId } : change;
  const wanted = { enqueue: wish, queue: enqueued(queue, wish) };
  if (isKnown(user)) return { ...wanted, ...next(wanted.queue, context) };
  return user.status === 'loading' || !context.isOnline
    ? wanted
    : { ...wanted, readUserInfo: TRIGGER };
}

/**
 * Starts the next change once its predecessors have ended, the user is known and there is a
 * connection.
 */
function next(queue: Queue, { user, lines, isOnline, queue: before }: BagContext): BagDecision {
  const waiting = firstWaiting(queue);
  if (!waiting || !isOnline || !(isKnown(user) || user.status === 'failed'))
    return queue === before ? {} : { queue };
  const change = based(waiting, lines);
  const reason = changeRefusalOf(change, user);
  const then = reason === undefined ? { startChange: change } : { failChange: { change, reason } };
  return { queue: started(queue, change), ...then };
}

function based(change: CartChange, lines: BagContext['lines']): CartChange {
  if (change.kind !== 'add' || lines === null) return change;
  return { ...change, base: piecesOfVariant(lines, change.variantId) };
}

function done(change: CartChange, orderId: string | undefined): BagDecision {
  return {
    ...(orderId !== undefined && {
      keepUnreflectedChange: { change, orderId },
      changeOrderId: { orderId },
    }),
    calculate: TRIGGER, // CRT-02
    ...factOf(change),
  };
}

function factOf(change: CartChange): BagDecision {
  switch (change.kind) {
    case 'add': {
      const { variantId, productId, quantity } = change;
      return { itemAdded: { variantId, productId, quantity } };
    }
    case 'update':
      return { quantityChanged: { lineId: change.lineId, quantity: change.quantity } };
    case 'remove':
      return { lineRemoved: { lineId: change.lineId } };
    case 'assignCode':
      return { codeAssigned: { code: change.code } };
    case 'removeCode':
      return { codeRemoved: { code: change.code } };
    case 'gift':
      return { giftChanged: { isGift: change.isGift, isWrapped: change.isWrapped } };
  }
}

function failed(change: CartChange, error: CallError): BagDecision {
  return {
    failChange: { change, ...changeFailureOf(error) },
    // The server may have made the change and created the order, or the order is over.
    ...((!isRefusal(error) || isOver(error)) && { invalidate: TRIGGER }),
    ...((!isRefusal(error) || httpStatusOf(error) === 401 || isOver(error)) && {
      readUserInfo: TRIGGER,
    }),
  };
}

/** The order is over; user info has the new one, if any. */
function isOver(error: CallError): boolean {
  return hasErrorKey(error, '_ERR_ORDER_NOT_FOUND');
}

function told(queue: Queue, { change, ...failure }: BagMessages['failChange']): BagDecision {
  if (change.kind === 'add') return { addFailed: { variantId: change.variantId, ...failure } };
  if (change.kind === 'gift') return { giftChangeFailed: failure };
  if (!isOfLine(change))
    return { codeChangeFailed: { code: change.code, kind: change.kind, ...failure } };
  const { lineId, kind } = change;
  return {
    lineChangeFailed: { lineId, kind, ...failure },
    ...(kind === 'remove' && { queue: withoutUndo(queue, lineId) }),
  };
}

function summed(change: CartChange | null, answer: BagMessages['calculated']): BagDecision {
  return {
    ...(answer.status === 'done'
      ? { recalculated: { orderId: answer.result.orderId } }
      : { recalculationFailed: statusField(answer.error) }),
    invalidate: TRIGGER, // CRT-03
    // CRT-04: removing a line or changing a voucher does not reload user info.
    ...((change?.kind === 'add' || change?.kind === 'update') && { readUserInfo: TRIGGER }),
  };
}
