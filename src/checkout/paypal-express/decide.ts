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
import { CANCELLED, type ExpressArrival, expressArrivalOf } from './express-arrival.ts';
import type { KeptExpress } from './kept-express.ts';
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

/** What PayPal express hears of: the shopper, the backend's answers, and what becomes of the payment. */
export interface ExpressHeard {
  startPaypalExpress: unknown;
  nonceMade: string;
  sessionAnswered: Answer<{ token: string; url: string }, { orderId: string }>;
  /** The very page that was left is shown again, or there was no way to leave it. */
  siteLeft: { status: 'done' | 'fail' };
  /** Another page is entered than a step of the checkout. */
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
export type ExpressMessage = MessageOf<ExpressHeard>;

/** What is looked at; the first three are decided on. */
export interface ExpressSight {
  express: ExpressState;
  review: ReviewState;
  /** What this tab remembers. */
  kept: KeptExpress | null;
  payment: PaymentState;
  /** The bag, where it is known. */
  bag: CartDetails | null;
  location: { path: string; search: string };
  basename: string;
  /** What is promised of each way to deliver. */
  promises: ReadonlyMap<string, DeliveryPromise>;
  isAgreed: boolean;
}

/** What follows, by the units that hear of it. */
export interface ExpressFollows {
  express: ExpressState;
  review: ReviewState;
  keep: { kept: KeptExpress | null };
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
export type ExpressDecision = Partial<ExpressFollows>;

const DO = undefined;
const CLOSED: ReviewState = { status: 'closed' };
const FORGOTTEN = { keep: { kept: null }, review: CLOSED };

/** After these PayPal's word is good for nothing more. */
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
/** Another tab may have bought: that is asked before anything is said. */
const PERHAPS_BOUGHT: readonly PaymentFailureReason[] = ['orderGone', 'expired'];
const OVER: readonly ExpressState['status'][] = ['failed', 'cancelled', 'nothing'];

/** All of PayPal express on one screen: what becomes of it at each message. What has no line changes nothing. */
export function decideExpress(sight: ExpressSight, message: ExpressMessage): ExpressDecision {
  const { express, review, kept } = sight;
  switch (message.kind) {
    case 'startPaypalExpress': {
      const isBusy = express.status === 'starting' || express.status === 'leaving';
      if (isBusy || !sight.bag?.paypalExpress) return {};
      return { express: { status: 'starting' }, makeNonce: DO, expressStarted: DO };
    }
    case 'nonceMade':
      if (express.status !== 'starting' || express.nonce !== undefined || !sight.bag) return {};
      return begun(sight.basename, sight.bag.orderId, message.payload);
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
    case 'leaveCheckout': // What became of the last time is not said again.
      return OVER.includes(express.status) ? { express: { status: 'idle' } } : {};
    case 'arrived':
      return arrived(sight, expressArrivalOf(sight.location, kept, message.payload));
    case 'bagRead':
      if (express.status !== 'confirm' || review.status !== 'shown' || !sight.bag) return {};
      return isOtherBag(review.review, sight.bag) ? reads(express, review) : {};
    case 'bagPageChanged': // Emptied in another tab, or paid for.
      if (express.status !== 'confirm' || message.payload.status !== 'empty') return {};
      return mayPay(sight.payment) ? ends(express.orderId, { reason: 'orderGone' }) : {};
    case 'retryReview':
    case 'connectionRegained':
      if (express.status !== 'confirm' || review.status !== 'failed') return {};
      return reads(express, review);
    case 'reviewed':
      return express.status === 'confirm' ? reviewed(review, message.payload) : {};
    case 'reviewFailed':
      return express.status === 'confirm' ? reviewFailed(express, message.payload) : {};
    case 'confirmPaypalExpress':
      return confirmed(sight);
    case 'verifyAnswered':
      return express.status === 'verifying' ? verified(express, message.payload) : {};
    case 'paymentFailed':
      if (express.status !== 'confirm' && express.status !== 'verifying') return {};
      return failedToPay(sight, express, message.payload);
    case 'orderPlaced': // By whichever way; what this page does not know of is forgotten where it is recalled.
      return { express: { status: 'idle' }, review: CLOSED, ...(kept && { keep: { kept: null } }) };
  }
}

/** PAY-01: the way back names the order, and carries what nobody can guess. */
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
  answer: ExpressHeard['sessionAnswered'],
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
  { express, review: shown }: ExpressSight,
  arrival: ExpressArrival,
): ExpressDecision {
  if (express.status === 'verifying') return {};
  switch (arrival.kind) {
    case 'elsewhere':
      return {};
    case 'cancelled':
      return { express: { status: 'cancelled' }, ...FORGOTTEN, expressCancelled: DO };
    case 'nothing': {
      const { orderId } = arrival;
      const inquire = orderId === null ? undefined : { orderId, reason: 'interrupted' as const };
      return { express: { status: 'nothing' }, review: CLOSED, ...(inquire && { inquire }) };
    }
    case 'approved':
    case 'again': {
      const { orderId, token, payerId, isPaying } = arrival.kept;
      const isNew = arrival.kind === 'approved';
      const told = { ...(isNew && { keep: { kept: arrival.kept }, expressApproved: DO }) };
      const to = { status: 'confirm', orderId, token, payerId } as const;
      // Who comes back from the details may have given another address.
      const seen = express.status === 'confirm' && !isNew ? shown : CLOSED;
      if (!isPaying) return seen.status === 'loading' ? {} : { ...told, ...reads(to, seen) };
      // The page went while it paid: what became of the order comes first.
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

/** Nothing is bought by looking: only what the backend says for certain ends it. */
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

/** The one place where PayPal express buys: what is shown, and once. */
function confirmed(sight: ExpressSight): ExpressDecision {
  const { express, review, kept, payment, promises, isAgreed } = sight;
  if (express.status !== 'confirm' || review.status !== 'shown' || !mayPay(payment)) return {};
  const { bag, problem } = review.review;
  if (!review.isFresh || problem !== undefined) return {};
  if (!isAgreed) return { missTerms: DO };
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

/** There is no order. It may be tried once more, unless PayPal's word is spent. */
function failedToPay(
  { kept, review }: ExpressSight,
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
