import type { MessageOf } from '../../../event-log/decisions.ts';
import { type CallError, type ShopError, hasErrorKey } from '../../../ports/http/errors.ts';
import type { Departure } from '../../../ports/leave.ts';
import type { ProviderReturn } from '../../../ports/provider-return.ts';
import { type Failure, failureOfCall, failureOfErrors } from '../payment-failure.ts';
import type { StoredPayment } from '../stored-payment.ts';
import type { PaymentState, PaymentFailureReason } from '../payment.ts';
import { type ReturnContext, returnContextOf } from './provider-return.ts';
import {
  type PayContext,
  type Obstacles,
  type PayParams,
  type Typed,
  obstaclesOf,
  orderOf,
} from './pay-request.ts';

interface OfOrder {
  orderId: string;
}
interface OfPayment extends OfOrder {
  paymentId: string;
}
interface Paid extends OfPayment {
  status: 'success' | 'pending' | 'redirect' | 'refused' | 'cancelled';
  redirect?: Departure | undefined;
  errors: readonly ShopError[];
}
type Answer<Result> = { params: OfOrder } & (
  { status: 'done'; result: Result } | { status: 'fail'; error: CallError }
);

/** Messages of the payment: inputs, backend answers, and commands that change its state. */
export interface PaymentMessages {
  pay: Typed;
  payUnready: unknown;
  inquireAgain: unknown;
  /** The shopper changed the method: the previous error no longer applies. */
  rechosen: unknown;
  leaveCheckout: unknown;
  /** The payment page was entered, perhaps from a provider. */
  arrived: ProviderReturn;
  payAnswered: Answer<Paid>;
  detailsAnswered: Answer<Paid>;
  cancelAnswered: { status: 'done' | 'fail' };
  inquiryAnswered: Answer<{ orderId: string; status: string }>;
  /** The page was restored from the back/forward cache, or leaving it failed. */
  siteLeft: { status: 'done' | 'fail' };
  beginPayment: StoredPayment;
  leaveForProvider: OfPayment;
  goOnPaying: OfPayment;
  cancelPayment: OfPayment & { reason: PaymentFailureReason };
  inquire: OfOrder & { reason: PaymentFailureReason };
  giveUpInquiry: unknown;
  paymentFailed: Failure;
  orderPlaced: OfOrder;
}
export type PaymentMessage = MessageOf<PaymentMessages>;

/** Context of a decision; `payment` is the state it changes. */
export interface PaymentContext {
  payment: PaymentState;
  desk: PayContext;
  arrival: ReturnContext;
}

/** Outputs of a decision, by target unit. */
export interface PaymentOutputs {
  payment: PaymentState;
  beginPayment: StoredPayment;
  pay: PayParams;
  paymentPrevented: Obstacles;
  missTerms: void;
  missMethod: object;
  leaveForProvider: OfPayment;
  leaveSite: Departure;
  goOnPaying: OfPayment;
  payDetails: OfPayment & { details: Record<string, string> };
  cancelPayment: OfPayment & { reason: PaymentFailureReason };
  cancel: OfPayment;
  inquire: OfOrder & { reason: PaymentFailureReason };
  orderInquiry: OfOrder;
  giveUpInquiry: void;
  orderPlaced: OfOrder & { status: 'success' | 'pending' };
  paymentFailed: Failure;
  invalidate: void;
  readMethods: void;
  readUserInfo: void;
}
export type PaymentDecision = Partial<PaymentOutputs>;

const TRIGGER = undefined;
const CALM: PaymentState = { status: 'idle' };

/** Returns the outputs for each message of the payment; a missing output changes nothing. */
export function decidePayment(context: PaymentContext, message: PaymentMessage): PaymentDecision {
  const { payment, desk } = context;
  switch (message.kind) {
    case 'pay': // The only start of a payment: not while one is pending, and not twice.
      if (payment.status !== 'idle' && payment.status !== 'failed') return {};
      return desk.payable ? { ...prevented(desk), ...orderOf(desk, message.payload) } : {};
    case 'payUnready':
      return prevented(desk);
    case 'beginPayment':
      return { payment: { status: 'paying', orderId: message.payload.orderId } };
    case 'payAnswered':
      return answered(payment, 'paying', message.payload);
    case 'leaveForProvider':
      return { payment: { status: 'leaving', ...message.payload } };
    case 'siteLeft':
      if (payment.status !== 'leaving') return {};
      return cancels(payment, message.payload.status === 'done' ? 'cancelled' : 'providerGone');
    case 'arrived':
      return returnContextOf(context.arrival, payment, message.payload);
    case 'goOnPaying':
      return { payment: { status: 'returning', ...message.payload } };
    case 'detailsAnswered':
      return { ...answered(payment, 'returning', message.payload), ...named(message.payload) };
    case 'cancelPayment': {
      const { orderId, paymentId } = message.payload;
      const cancel = { orderId, paymentId }; // API-55
      return { payment: { status: 'cancelling', ...message.payload }, cancel };
    }
    case 'cancelAnswered': {
      if (payment.status !== 'cancelling') return {};
      const { orderId, reason } = payment;
      if (message.payload.status === 'done') return { paymentFailed: { reason } };
      return { inquire: { orderId, reason } }; // The payment may have succeeded already.
    }
    case 'inquire':
      return asks(message.payload);
    case 'inquireAgain':
      return payment.status === 'uncertain' ? asks(payment) : {};
    case 'inquiryAnswered':
      return inquired(context, message.payload);
    case 'giveUpInquiry':
      if (payment.status !== 'asking') return {};
      // PAY-02: the state of the bag is unknown too.
      return { payment: { ...payment, status: 'uncertain' }, invalidate: TRIGGER };
    case 'paymentFailed':
      return failed(message.payload);
    case 'orderPlaced':
      return { payment: { status: 'placed', orderId: message.payload.orderId } };
    case 'rechosen':
      return payment.status === 'failed' ? { payment: CALM } : {};
    case 'leaveCheckout':
      return payment.status === 'failed' || payment.status === 'placed' ? { payment: CALM } : {};
  }
}

function prevented(desk: PayContext): PaymentDecision {
  const obstacles = obstaclesOf(desk);
  const { isMethodMissing, areTermsMissing } = obstacles;
  return {
    ...((isMethodMissing || areTermsMissing) && { paymentPrevented: obstacles }),
    ...(areTermsMissing && { missTerms: TRIGGER }),
    ...(isMethodMissing && { missMethod: {} }),
  };
}

/** Applies an answer only to the payment that is waiting for it. */
function answered(
  payment: PaymentState,
  waits: 'paying' | 'returning',
  answer: Answer<Paid>,
): PaymentDecision {
  const { orderId } = answer.params;
  if (payment.status !== waits || payment.orderId !== orderId) return {};
  if (answer.status === 'fail') {
    const { isUncertain, ...failure } = failureOfCall(answer.error);
    if (isUncertain) return { inquire: { orderId, reason: failure.reason } };
    return { paymentFailed: failure };
  }
  const { status, paymentId, redirect, errors } = answer.result;
  switch (status) {
    case 'success':
    case 'pending': // PAY-01: the consequences follow from `orderPlaced`.
      return { orderPlaced: { orderId, status } };
    case 'refused':
    case 'cancelled':
      return { paymentFailed: failureOfErrors(errors, status) };
    case 'redirect':
      return redirect ? { leaveForProvider: { orderId, paymentId }, leaveSite: redirect } : {};
  }
}

/** PAY-04: reads the user info again if an answer has errors, successful or not. */
function named(answer: Answer<Paid>): PaymentDecision {
  return errorsOf(answer).length > 0 ? { readUserInfo: TRIGGER } : {};
}

function errorsOf(answer: Answer<Paid>): readonly ShopError[] {
  if (answer.status === 'done') return answer.result.errors;
  return answer.error.kind === 'http' ? answer.error.errors : [];
}

function cancels({ orderId, paymentId }: OfPayment, reason: PaymentFailureReason): PaymentDecision {
  return { cancelPayment: { orderId, paymentId, reason } };
}

function asks({ orderId, reason }: OfOrder & { reason: PaymentFailureReason }): PaymentDecision {
  return { payment: { status: 'asking', orderId, reason }, orderInquiry: { orderId } };
}

function inquired(
  { payment, arrival: { activeOrderId } }: PaymentContext,
  answer: PaymentMessages['inquiryAnswered'],
): PaymentDecision {
  if (payment.status !== 'asking' || payment.orderId !== answer.params.orderId) return {};
  const again = { readUserInfo: TRIGGER }; // The active order may have changed.
  if (answer.status === 'done') {
    const { orderId, status } = answer.result;
    return {
      orderPlaced: { orderId, status: status === 'pending' ? status : 'success' },
      ...again,
    };
  }
  if (!isUnplaced(answer.error)) return { giveUpInquiry: TRIGGER, ...again };
  // The backend reports an order only to its owner, and the bag may have a new one.
  const isGone = activeOrderId !== null && activeOrderId !== payment.orderId;
  return { paymentFailed: { reason: isGone ? 'orderGone' : payment.reason }, ...again };
}

/**
 * True if the backend reports that the shopper has no such order. A bare 404 may have another
 * source on the way.
 */
function isUnplaced(error: CallError): boolean {
  return hasErrorKey(error, '_ERR_ORDER_NOT_FOUND');
}

// PAY-02, PAY-03
function failed(failure: Failure): PaymentDecision {
  const { reason } = failure;
  return {
    payment: { status: 'failed', ...failure },
    ...(reason !== 'unauthorised' && { invalidate: TRIGGER }),
    ...((reason === 'cardGone' || reason === 'method') && { readMethods: TRIGGER }),
    ...(reason === 'orderGone' && { readUserInfo: TRIGGER }),
  };
}
