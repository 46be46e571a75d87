import type { CartDetails } from '../../cart/bag/contract.ts';
import { hasGoods } from '../../cart/bag/totals.ts';
import {
  type DeliveryDays,
  type DeliveryPromise,
  daysOf,
} from '../../delivery-days/delivery-days.ts';
import type { MessageOf } from '../../event-log/decisions.ts';
import type { CallError, ShopError } from '../../ports/http/errors.ts';
import type { Departure } from '../../ports/leave.ts';
import { NONCE } from '../../ports/nonce.ts';
import type { ProviderReturn } from '../../ports/provider-return.ts';
import { EXPRESS_PATH, type ExpressState } from '../payment/express-return.ts';
import { type Failure, failureOfCall, failureOfErrors } from '../payment/payment-failure.ts';
import { type PaymentFailureReason, type PaymentState, mayPay } from '../payment/payment.ts';
import { CANCELLED, type ExpressReturn, expressReturnOf } from './express-return.ts';
import type { StoredExpress } from './stored-express.ts';
import { type PaypalReview, type ReviewState, isOtherBag, stale, withReview } from './review.ts';

interface Brought {
  token: string;
  payerId: string;
}
interface Verified {
  orderId: string;
  status: 'success' | 'pending' | 'redirect' | 'refused' | 'cancelled';
  errors: readonly ShopError[];
}
type Answer<Result, Params = unknown> = { params: Params } & (
  { status: 'done'; result: Result } | { status: 'fail'; error: CallError }
);

/** Messages of PayPal express: inputs, backend answers and payment events. */
export interface ExpressMessages {
  startPaypalExpress: unknown;
  nonceMade: string;
  sessionAnswered: Answer<{ token: string; url: string }, { orderId: string }>;
  /** The page was restored from the back/forward cache, or leaving it failed. */
  siteLeft: { status: 'done' | 'fail' };
  /** A page outside the checkout was entered. */
  leaveCheckout: unknown;
  arrived: ProviderReturn;
  bagRead: unknown;
  bagPageChanged: { status: string };
  retryReview: unknown;
  connectionRegained: unknown;
  reviewed: PaypalReview;
  reviewFailed: CallError;
  confirmPaypalExpress: unknown;
  verifyAnswered: Answer<Verified>;
  paymentFailed: Failure;
  orderPlaced: unknown;
}
export type ExpressMessage = MessageOf<ExpressMessages>;

/** Context of a decision; it changes the first three. */
export interface ExpressContext {
  express: ExpressState;
  review: ReviewState;
  /** State stored in this tab. */
  kept: StoredExpress | null;
  payment: PaymentState;
  /** The bag; `null` while unknown. */
  bag: CartDetails | null;
  location: { path: string; search: string };
  basename: string;
  /** Delivery promise by shipping option code. */
  promises: ReadonlyMap<string, DeliveryPromise>;
  isAgreed: boolean;
}

/** Outputs of a decision, by target unit. */
export interface ExpressOutputs {
  express: ExpressState;
  review: ReviewState;
  keep: { kept: StoredExpress | null };
  makeNonce: void;
  begin: { orderId: string; returnPath: string; cancelPath: string };
  expressStarted: void;
  leaveSite: Departure;
  expressApproved: void;
  expressCancelled: void;
  readReview: Brought;
  expressReviewed: { total: number };
  totalMoved: { from: number; to: number };
  missTerms: void;
  verify: Brought & { total?: number | undefined; arrives?: DeliveryDays | undefined };
  inquire: { orderId: string; reason: PaymentFailureReason };
  orderPlaced: { orderId: string; status: 'success' | 'pending' };
  paymentFailed: Failure;
  expressFailed: Failure;
}
export type ExpressDecision = Partial<ExpressOutputs>;

const TRIGGER = undefined;
const CLOSED: ReviewState = { status: 'closed' };
const FORGOTTEN = { keep: { kept: null }, review: CLOSED };

/** Failures that invalidate PayPal's approval. */
const ENDS: readonly PaymentFailureReason[] = [
  'refused',
  'cancelled',
  'stock',
  'orderGone',
  'limit',
  'minimum',
  'method',
  'expired',
];
/** Another tab may have placed the order: read the order before showing a failure. */
const PERHAPS_BOUGHT: readonly PaymentFailureReason[] = ['orderGone', 'expired'];
const OVER: readonly ExpressState['status'][] = ['failed', 'cancelled', 'nothing'];

/** Returns the outputs for each message of PayPal express; a missing output changes nothing. */
export function decideExpress(context: ExpressContext, message: ExpressMessage): ExpressDecision {
  const { express, review, kept } = context;
  switch (message.kind) {
    case 'startPaypalExpress': {
      const isBusy = express.status === 'starting' || express.status === 'leaving';
      if (isBusy || !context.bag?.paypalExpress) return {};
      return { express: { status: 'starting' }, makeNonce: TRIGGER, expressStarted: TRIGGER };
    }
    case 'nonceMade':
      if (express.status !== 'starting' || express.nonce !== undefined || !context.bag) return {};
      return begun(context.basename, context.bag.orderId, message.payload);
    case 'sessionAnswered':
      return express.status === 'starting' ? sessionAnswered(express, message.payload) : {};
    case 'siteLeft':
      if (express.status !== 'leaving') return {};
      return message.payload.status === 'done'
        ? { express: { status: 'idle' } }
        : {
            expressFailed: { reason: 'providerGone' },
            express: failed({ reason: 'providerGone' }),
          };
    case 'leaveCheckout': // Clears the outcome of the previous attempt.
      return OVER.includes(express.status) ? { express: { status: 'idle' } } : {};
    case 'arrived':
      return arrived(context, expressReturnOf(context.location, kept, message.payload));
    case 'bagRead':
      if (express.status !== 'confirm' || review.status !== 'shown' || !context.bag) return {};
      return isOtherBag(review.review, context.bag) ? reads(express, review) : {};
    case 'bagPageChanged': // The bag was emptied or bought in another tab.
      if (express.status !== 'confirm' || message.payload.status !== 'empty') return {};
      return mayPay(context.payment) ? ends(express.orderId, { reason: 'orderGone' }) : {};
    case 'retryReview':
    case 'connectionRegained':
      if (express.status !== 'confirm' || review.status !== 'failed') return {};
      return reads(express, review);
    case 'reviewed':
      return express.status === 'confirm' ? reviewed(review, message.payload) : {};
    case 'reviewFailed':
      return express.status === 'confirm' ? reviewFailed(express, message.payload) : {};
    case 'confirmPaypalExpress':
      return confirmed(context);
    case 'verifyAnswered':
      return express.status === 'verifying' ? verified(express, message.payload) : {};
    case 'paymentFailed':
      if (express.status !== 'confirm' && express.status !== 'verifying') return {};
      return failedToPay(context, express, message.payload);
    case 'orderPlaced': // By any method. A state that this page has not read is cleared when it is.
      return { express: { status: 'idle' }, review: CLOSED, ...(kept && { keep: { kept: null } }) };
  }
}

/** PAY-01: the return URL has the order id and an unguessable nonce. */
function begun(basename: string, orderId: string, nonce: string): ExpressDecision {
  const path = basename + EXPRESS_PATH;
  const way = new URLSearchParams({ order: orderId, [NONCE]: nonce }).toString();
  return {
    express: { status: 'starting', nonce },
    begin: {
      orderId,
      returnPath: `${path}?${way}`,
      cancelPath: `${path}?${CANCELLED}=1&${way}`,
    },
  };
}

function sessionAnswered(
  { nonce }: { nonce?: string | undefined },
  answer: ExpressMessages['sessionAnswered'],
): ExpressDecision {
  if (answer.status === 'fail') {
    const { reason } = failureOfCall(answer.error);
    return { expressFailed: { reason }, express: failed({ reason }) };
  }
  if (nonce === undefined) return {};
  const { token, url } = answer.result;
  const { orderId } = answer.params;
  return {
    express: { status: 'leaving' },
    keep: { kept: { orderId, nonce, token, isPaying: false } },
    leaveSite: { url, method: 'GET', fields: {} },
  };
}

function arrived(
  { express, review: shown }: ExpressContext,
  arrival: ExpressReturn,
): ExpressDecision {
  if (express.status === 'verifying') return {};
  switch (arrival.kind) {
    case 'elsewhere':
      return {};
    case 'cancelled':
      return { express: { status: 'cancelled' }, ...FORGOTTEN, expressCancelled: TRIGGER };
    case 'nothing': {
      const { orderId } = arrival;
      const inquire = orderId === null ? undefined : { orderId, reason: 'interrupted' as const };
      return { express: { status: 'nothing' }, review: CLOSED, ...(inquire && { inquire }) };
    }
    case 'approved':
    case 'again': {
      const { orderId, token, payerId, isPaying } = arrival.kept;
      const isNew = arrival.kind === 'approved';
      const told = { ...(isNew && { keep: { kept: arrival.kept }, expressApproved: TRIGGER }) };
      const to = { status: 'confirm', orderId, token, payerId } as const;
      // A shopper who returns from the details step may have changed the address.
      const seen = express.status === 'confirm' && !isNew ? shown : CLOSED;
      if (!isPaying) return seen.status === 'loading' ? {} : { ...told, ...reads(to, seen) };
      // The page was unloaded while paying: read the order first.
      const review: ReviewState = { status: 'loading' };
      return { ...told, express: to, review, inquire: { orderId, reason: 'interrupted' } };
    }
  }
}

type Confirm = Brought & { orderId: string };

function reads({ orderId, token, payerId }: Confirm, review: ReviewState): ExpressDecision {
  return {
    express: { status: 'confirm', orderId, token, payerId },
    review: stale(review),
    readReview: { token, payerId },
  };
}

function reviewed(before: ReviewState, review: PaypalReview): ExpressDecision {
  const { total } = review.bag;
  const earlier = before.status === 'shown' ? before.review.bag.total : total;
  return {
    review: withReview(before, review),
    expressReviewed: { total },
    ...(earlier !== total && { totalMoved: { from: earlier, to: total } }),
  };
}

/** A failed review places no order: only a definite error of the backend ends the flow. */
function reviewFailed({ orderId }: Confirm, error: CallError): ExpressDecision {
  const { isUncertain, ...failure } = failureOfCall(error);
  if (isUncertain || !ENDS.includes(failure.reason)) return { review: { status: 'failed' } };
  return ends(orderId, failure);
}

function ends(orderId: string, failure: Failure): ExpressDecision {
  const { reason } = failure;
  if (PERHAPS_BOUGHT.includes(reason)) return { inquire: { orderId, reason } };
  return { express: failed(failure), ...FORGOTTEN, expressFailed: failure };
}

/** The only place where PayPal express places an order: the reviewed one, once. */
function confirmed(context: ExpressContext): ExpressDecision {
  const { express, review, kept, payment, promises, isAgreed } = context;
  if (express.status !== 'confirm' || review.status !== 'shown' || !mayPay(payment)) return {};
  const { bag, problem } = review.review;
  if (!review.isFresh || problem !== undefined) return {};
  if (!isAgreed) return { missTerms: TRIGGER };
  const { token, payerId } = express;
  const arrives = hasGoods(bag.lines) ? daysOf(promises.get(bag.deliveryCode ?? '')) : undefined;
  return {
    express: { ...express, status: 'verifying' },
    review: { status: 'shown', review: review.review, isFresh: true },
    ...(kept && { keep: { kept: { ...kept, isPaying: true } } }),
    verify: { token, payerId, total: bag.total, ...(arrives && { arrives }) },
  };
}

function verified({ orderId, token, payerId }: Confirm, answer: Answer<Verified>): ExpressDecision {
  const express = { status: 'confirm', orderId, token, payerId } as const;
  if (answer.status === 'done') {
    const { status, errors } = answer.result;
    if (status === 'success' || status === 'pending')
      return { orderPlaced: { orderId: answer.result.orderId, status } };
    const otherwise = status === 'cancelled' ? status : 'refused';
    return { express, ...ends(orderId, failureOfErrors(errors, otherwise)) };
  }
  const { isUncertain, ...failure } = failureOfCall(answer.error);
  if (isUncertain) return { express, inquire: { orderId, reason: failure.reason } };
  if (ENDS.includes(failure.reason)) return { express, ...ends(orderId, failure) };
  return { express, paymentFailed: failure };
}

/** No order was placed. Allows another attempt unless PayPal's approval is used up. */
function failedToPay(
  { kept, review }: ExpressContext,
  express: Confirm,
  failure: Failure,
): ExpressDecision {
  if (ENDS.includes(failure.reason)) return { express: failed(failure), ...FORGOTTEN };
  return {
    ...reads(express, review),
    ...(kept?.isPaying && { keep: { kept: { ...kept, isPaying: false } } }),
  };
}

function failed(failure: Failure): ExpressState {
  return { status: 'failed', ...failure };
}
