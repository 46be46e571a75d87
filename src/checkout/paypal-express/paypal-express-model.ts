import { combine, merge, sample } from 'effector';
import { splitMap } from 'patronum';
import { boolean, object } from 'superstruct';
import { $bagPage, invalidate } from '../../cart/bag/bag-model.ts';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { paypalExpressCall, verifyPaypalExpressCall } from './paypal-api.ts';
import { callFx } from '../../ports/http/call.ts';
import { leaveSiteFx } from '../../ports/leave.ts';
import { $location } from '../../ports/navigation.ts';
import { takeReturnFx } from '../../ports/provider-return.ts';
import { $orderId } from '../../session/model.ts';
import { $basename } from '../../store-config/model.ts';
import { failureOfCall, failureOfErrors } from '../payment/payment-failure.ts';
import {
  $isFullPageLoaderShowing as $isPaymentUnderWay,
  inquire,
  paymentFailed,
} from '../payment/pay/payment-model.ts';
import { PaymentFailureReason } from '../payment/payment.ts';
import { CANCELLED, EXPRESS_PATH, ExpressState, isExpressPath } from '../payment/express-return.ts';
import { orderPlaced } from '../steps/placed-model.ts';
import { $paymentTermsAccepted, missTerms } from '../payment/pay/terms-model.ts';
import { checkoutBagSeen } from '../incoming.ts';

/** CRT-12: from the bag straight to PayPal. */
export const startPaypalExpress = input('checkout/startPaypalExpress', nothing());
/** The shopper has seen what is to pay, and wants to. */
export const confirmPaypalExpress = input('checkout/confirmPaypalExpress', nothing());
/** RTE-13: the page to which PayPal sends shoppers back was entered. */
export const openPaypalExpress = command('checkout/openPaypalExpress', nothing());

export const expressStarted = fact('checkout/expressStarted', nothing());
export const expressApproved = fact('checkout/expressApproved', nothing());
export const expressCancelled = fact('checkout/expressCancelled', nothing());
export const expressFailed = fact(
  'checkout/expressFailed',
  object({ reason: PaymentFailureReason }),
);

export const paypalExpressFx = callFx(paypalExpressCall);
export const verifyPaypalExpressFx = callFx(verifyPaypalExpressCall);

export const $express = state<ExpressState>('checkout/express', { status: 'idle' }, ExpressState);

/** ENT-24: whether the bag could be paid so when it was first looked at. */
export const $isPayPalExpressInitiallyEnabled = state(
  'checkout/isPayPalExpressInitiallyEnabled',
  false,
  boolean(),
);
const $isPaypalExpressKnown = state('checkout/isPaypalExpressKnown', false, boolean());
const firstSeen = sample({
  clock: checkoutBagSeen,
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

const started = sample({
  clock: startPaypalExpress,
  source: { express: $express, page: $bagPage, basename: $basename },
}).filterMap(({ express, page, basename }) => {
  const isBusy = express.status === 'starting' || express.status === 'leaving';
  if (isBusy || page.status !== 'loaded' || !page.details.paypalExpress) return undefined;
  const path = basename + EXPRESS_PATH;
  const { orderId } = page.details;
  return { orderId, returnPath: path, cancelPath: `${path}?${CANCELLED}=1` };
});
sample({ clock: started, target: paypalExpressFx });
sample({ clock: started, target: expressStarted });
sample({
  clock: paypalExpressFx.doneData,
  fn: ({ url }) => ({ url, method: 'GET' as const, fields: {} }),
  target: leaveSiteFx,
});
sample({
  clock: paypalExpressFx.failData,
  fn: (error) => ({ reason: failureOfCall(error).reason }),
  target: expressFailed,
});

// The bag's page is shown again as it was, or there was no way to leave it.
const stayed = sample({
  clock: merge([
    leaveSiteFx.done.map((): PaymentFailureReason => 'cancelled'),
    leaveSiteFx.fail.map((): PaymentFailureReason => 'providerGone'),
  ]),
  source: $express,
  fn: ({ status }, reason) => ({ status, reason }),
});
sample({
  clock: stayed.filterMap(({ status, reason }) =>
    status === 'leaving' && reason !== 'cancelled' ? { reason } : undefined,
  ),
  target: expressFailed,
});

sample({ clock: openPaypalExpress, target: takeReturnFx });
const arrived = sample({
  clock: takeReturnFx.doneData,
  source: { express: $express, location: $location },
  fn: ({ express, location }, brought) => ({ express, location, brought }),
}).filter({ fn: ({ location }) => isExpressPath(location.path) });
const arrival = splitMap({
  source: arrived,
  cases: {
    approved: ({ brought: { token, payerId } }) =>
      token !== undefined && payerId !== undefined ? { token, payerId } : undefined,
    cancelled: ({ location }) =>
      new URLSearchParams(location.search).has(CANCELLED) ? true : undefined,
    withNothing: () => true,
  },
});
sample({ clock: arrival.approved, target: expressApproved });
sample({ clock: arrival.cancelled, target: expressCancelled });

const wish = splitMap({
  source: sample({
    clock: confirmPaypalExpress,
    source: { express: $express, isAgreed: $paymentTermsAccepted, page: $bagPage },
    filter: ({ express }) => express.status === 'confirm',
  }),
  cases: {
    withoutTerms: ({ isAgreed }) => (isAgreed ? undefined : true),
    /** Verifying is paying: it begins once. Nobody pays what they have not been told. */
    toPay: ({ express, page }) => {
      if (express.status !== 'confirm' || page.status !== 'loaded') return undefined;
      const { token, payerId } = express;
      return { token, payerId };
    },
  },
});
sample({ clock: wish.withoutTerms, target: missTerms });
sample({ clock: wish.toPay, target: verifyPaypalExpressFx });

$express
  .on(started, () => ({ status: 'starting' }))
  .on(paypalExpressFx.done, () => ({ status: 'leaving' }))
  .on(stayed, (express) => (express.status === 'leaving' ? { status: 'idle' } : express))
  .on(arrival.approved, (_, brought) => ({ status: 'confirm', ...brought }))
  .on(arrival.cancelled, () => ({ status: 'cancelled' }))
  .on(arrival.withNothing, (express) =>
    express.status === 'confirm' || express.status === 'verifying'
      ? express
      : { status: 'nothing' },
  )
  .on(wish.toPay, (_, brought) => ({ status: 'verifying', ...brought }))
  .on(expressFailed, (_, { reason }) => ({ status: 'failed', reason }))
  .on(paymentFailed, (express, { reason }) =>
    express.status === 'verifying' ? { status: 'failed', reason } : express,
  )
  .on(orderPlaced, () => ({ status: 'idle' }));

const answered = splitMap({
  source: verifyPaypalExpressFx.doneData,
  cases: {
    placed: ({ orderId, status }) =>
      status === 'success' || status === 'pending' ? { orderId, status } : undefined,
    refused: ({ status, errors }) => ({
      reason: failureOfErrors(errors, status === 'cancelled' ? status : 'refused').reason,
    }),
  },
});
sample({ clock: answered.placed, target: orderPlaced });
const broken = splitMap({
  source: verifyPaypalExpressFx.failData.map(failureOfCall),
  cases: {
    uncertain: ({ isUncertain, reason }) => (isUncertain ? { reason } : undefined),
    certain: ({ reason }) => ({ reason }),
  },
});
sample({
  clock: broken.uncertain,
  source: $orderId,
  fn: (orderId, { reason }) => ({ orderId, reason }),
  target: inquire,
});
sample({ clock: [answered.refused, broken.certain], target: expressFailed });
// PAY-02, PAY-03
sample({
  clock: expressFailed,
  filter: ({ reason }) => reason !== 'unauthorised',
  target: invalidate,
});
