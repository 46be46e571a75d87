import { combine, sample } from 'effector';
import { boolean, integer, nullable, object, optional } from 'superstruct';
import { detailsLoaded } from '../../cart/bag/details-model.ts';
import { $bagPage, invalidate } from '../../cart/bag/bag-model.ts';
import { $deliveryPromises } from '../../delivery-days/model.ts';
import { connectDecisions } from '../../event-log/decisions.ts';
import { onRead } from '../../event-log/on-read.ts';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { query } from '../../ports/http/query.ts';
import { leaveSiteFx } from '../../ports/leave.ts';
import { $location } from '../../ports/navigation.ts';
import { makeNonceFx } from '../../ports/nonce.ts';
import { takeReturnFx } from '../../ports/provider-return.ts';
import { $basename } from '../../store-config/model.ts';
import { ExpressState } from '../payment/express-return.ts';
import {
  $isFullPageLoaderShowing as $isPaymentUnderWay,
  $payment,
  inquire,
  paymentFailed,
} from '../payment/pay/payment-model.ts';
import { $paymentTermsAccepted, missTerms } from '../payment/pay/terms-model.ts';
import { PaymentFailureReason } from '../payment/payment.ts';
import { $mailedTo, orderPlaced } from '../steps/placed-model.ts';
import { leaveCheckout } from '../steps/steps-model.ts';
import {
  type ExpressOutputs,
  type ExpressMessages,
  type ExpressContext,
  decideExpress,
} from './decide.ts';
import { StoredExpress, keepExpressFx, recallExpressFx } from './stored-express.ts';
import { paypalExpressCall, paypalReviewCall, verifyPaypalExpressCall } from './paypal-api.ts';
import { ReviewState } from './review.ts';
import { whenLoaded } from '../../ports/features.ts';
import { cameOnline } from '../../ports/connection.ts';

feature('checkout');

/** CRT-12: starts PayPal express from the bag. */
export const startPaypalExpress = input('checkout/startPaypalExpress', noPayload());
/** Places the reviewed order. */
export const confirmPaypalExpress = input('checkout/confirmPaypalExpress', noPayload());
/** Reads the review again after a failure. */
export const retryReview = input('checkout/retryReview', noPayload());
/** RTE-13: the return page of PayPal express was entered. */
export const openPaypalExpress = command('checkout/openPaypalExpress', noPayload());
const readReview = command('checkout/readReview', paypalReviewCall.params);

export const expressStarted = fact('checkout/expressStarted', noPayload());
export const expressApproved = fact('checkout/expressApproved', noPayload());
export const expressCancelled = fact('checkout/expressCancelled', noPayload());
/** The review is shown; `total` in minor units. */
export const expressReviewed = fact('checkout/expressReviewed', object({ total: integer() }));
export const expressTotalMoved = fact(
  'checkout/expressTotalMoved',
  object({ from: integer(), to: integer() }),
);
export const expressFailed = fact(
  'checkout/expressFailed',
  object({ reason: PaymentFailureReason, name: optional(personalText()) }),
);

export const paypalExpressFx = callFx(paypalExpressCall);
export const paypalReviewFx = callFx(paypalReviewCall);
export const verifyPaypalExpressFx = callFx(verifyPaypalExpressCall);
const review = query('checkout/reviewRead', { start: readReview, readFx: paypalReviewFx });

export const $express = state<ExpressState>('checkout/express', { status: 'idle' }, ExpressState);
export const $expressReview = state<ReviewState>(
  'checkout/expressReview',
  { status: 'closed' },
  ReviewState,
);
const $keptExpress = state<StoredExpress | null>(
  'checkout/keptExpress',
  null,
  nullable(StoredExpress),
);
$keptExpress
  .on(keepExpressFx, (_, { kept }) => kept)
  .on(recallExpressFx.doneData, (here, kept) => kept ?? here);

/** ENT-24: true if PayPal express was available when the bag was first shown. */
export const $isPayPalExpressInitiallyEnabled = state(
  'checkout/isPayPalExpressInitiallyEnabled',
  false,
  boolean(),
);
const $isPaypalExpressKnown = state('checkout/isPaypalExpressKnown', false, boolean());
const firstSeen = sampleStores({
  clock: [detailsLoaded, whenLoaded('checkout')],
  source: { page: $bagPage, isKnown: $isPaypalExpressKnown },
  filter: ({ isKnown, page }) => !isKnown && page.status === 'loaded',
  fn: ({ page }) => page.status === 'loaded' && page.details.paypalExpress,
});
$isPayPalExpressInitiallyEnabled.on(firstSeen, (_, isEnabled) => isEnabled);
$isPaypalExpressKnown.on(firstSeen, () => true).on(orderPlaced, () => false);

/** ENT-24 */
export const $isExpressLoaderShowing = combine(
  $isPaymentUnderWay,
  $express,
  (isPaying, { status }) => isPaying || status === 'leaving' || status === 'verifying',
);

connectDecisions<ExpressMessages, ExpressContext, ExpressOutputs>({
  on: {
    startPaypalExpress,
    nonceMade: makeNonceFx.doneData,
    sessionAnswered: paypalExpressFx.finally,
    siteLeft: leaveSiteFx.finally,
    leaveCheckout,
    arrived: takeReturnFx.doneData,
    bagRead: detailsLoaded,
    bagPageChanged: $bagPage.updates,
    retryReview,
    connectionRegained: cameOnline,
    reviewed: review.doneData,
    reviewFailed: review.failData,
    confirmPaypalExpress,
    verifyAnswered: verifyPaypalExpressFx.finally,
    paymentFailed,
    orderPlaced,
  },
  source: onRead({
    express: $express,
    review: $expressReview,
    kept: $keptExpress,
    payment: $payment,
    bag: onRead({ page: $bagPage }, ({ page }) => (page.status === 'loaded' ? page.details : null)),
    location: $location,
    basename: $basename,
    promises: $deliveryPromises,
    isAgreed: $paymentTermsAccepted,
  }),
  decide: decideExpress,
  target: {
    express: $express,
    review: $expressReview,
    keep: keepExpressFx,
    makeNonce: makeNonceFx,
    begin: paypalExpressFx,
    expressStarted,
    leaveSite: leaveSiteFx,
    expressApproved,
    expressCancelled,
    readReview,
    expressReviewed,
    totalMoved: expressTotalMoved,
    missTerms,
    verify: verifyPaypalExpressFx,
    inquire,
    orderPlaced,
    paymentFailed,
    expressFailed,
  },
});

// Reads the stored state before the return parameters: it proves that this tab started the payment.
sample({ clock: openPaypalExpress, target: recallExpressFx });
sample({ clock: recallExpressFx.doneData, target: takeReturnFx });

// PAY-02, PAY-03
sample({
  clock: expressFailed,
  filter: ({ reason }) => reason !== 'unauthorised',
  target: invalidate,
});

// Without an email typed here, PayPal's is used.
$mailedTo.on(
  sampleStores({
    clock: confirmPaypalExpress,
    source: { express: $express, review: $expressReview },
    fn: ({ express, review: state }) => ({
      orderId: 'orderId' in express ? express.orderId : undefined,
      email: state.status === 'shown' ? state.review.email : undefined,
    }),
  }),
  (before, { orderId, email }) =>
    orderId === undefined || email === undefined ? before : { orderId, email },
);
