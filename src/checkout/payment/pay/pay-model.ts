import { combine, merge, sample } from 'effector';
import { boolean, object, optional } from 'superstruct';
import { command, fact, input, state } from '../../../event-log/units.ts';
import { cancelPaymentCall, payCall, paymentDetailsCall } from '../api.ts';
import { NewCard } from '../contract.ts';
import { callFx } from '../../../ports/http/call.ts';
import { leaveSiteFx } from '../../../ports/leave.ts';
import { readUserInfo } from '../../../session/model.ts';
import { $basename } from '../../../store-config/model.ts';
import { $hasConsent, DEVICE } from '../methods/consent-model.ts';
import { $giftCards } from '../gift-cards/gift-cards-model.ts';
import { $choice, chooseMethod } from '../methods/methods-model.ts';
import { $payable, $ways } from './payable-model.ts';
import { failureOfCall, failureOfErrors } from '../payment-failure.ts';
import {
  $payment,
  beginPayment,
  cancelPayment,
  inquire,
  leaveForProvider,
  paymentFailed,
} from './payment-model.ts';
import { GIFT_CARD_METHOD, isCard, mayPay } from '../payment.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { leaveCheckout } from '../../steps/steps-model.ts';
import { pathOfStage } from '../../steps/steps.ts';
import { $paymentTermsAccepted, missTerms } from './terms-model.ts';

/** What was typed into the card form goes with the wish, and nowhere else. */
const Typed = object({ card: optional(NewCard), saveCard: boolean() });
const Obstacles = object({ isMethodMissing: boolean(), areTermsMissing: boolean() });

export const pay = input('checkout/pay', Typed);
/** The shopper wants to pay with a card that is not filled in: all that is missing is said at once. */
export const payUnready = input('checkout/payUnready', object({}));
const missMethod = command('checkout/missMethod', object({}));

export const paymentPrevented = fact('checkout/paymentPrevented', Obstacles);

export const payFx = callFx(payCall);
export const paymentDetailsFx = callFx(paymentDetailsCall);
export const cancelPaymentFx = callFx(cancelPaymentCall);

/** CHK-10 */
export const $hasPaymentMethodNotSelectedError = state(
  'checkout/hasPaymentMethodNotSelectedError',
  false,
  boolean(),
);
$hasPaymentMethodNotSelectedError
  .on(missMethod, () => true)
  .on([chooseMethod, leaveCheckout, orderPlaced], () => false);

const $desk = combine({
  payment: $payment,
  payable: $payable,
  choice: $choice,
  ways: $ways,
  cards: $giftCards,
  areTermsAccepted: $paymentTermsAccepted,
  hasConsent: $hasConsent,
  basename: $basename,
});
type Desk = ReturnType<typeof $desk.getState>;

function obstaclesOf({ payable, choice, ways, areTermsAccepted }: Desk) {
  const way = ways.find(({ method }) => method.code === choice?.method);
  const canPay = way !== undefined && way.problem === undefined;
  return {
    isMethodMissing: payable?.needsMethod === true && !canPay,
    areTermsMissing: !areTermsAccepted,
  };
}

const pressed = sample({
  clock: pay,
  source: $desk,
  fn: (desk, typed) => ({ desk, typed, obstacles: obstaclesOf(desk) }),
}).filterMap(({ desk, ...rest }) =>
  mayPay(desk.payment) && desk.payable ? { ...rest, desk, payable: desk.payable } : undefined,
);
const unready = sample({
  clock: payUnready,
  source: $desk,
  fn: (desk) => ({ obstacles: obstaclesOf(desk) }),
});
const prevented = merge([pressed, unready]).filterMap(({ obstacles }) =>
  obstacles.isMethodMissing || obstacles.areTermsMissing ? obstacles : undefined,
);
sample({ clock: prevented, target: paymentPrevented });
sample({
  clock: prevented,
  filter: ({ areTermsMissing }) => areTermsMissing,
  target: missTerms,
});
sample({
  clock: prevented,
  filter: ({ isMethodMissing }) => isMethodMissing,
  fn: () => ({}),
  target: missMethod,
});

/** The one place where a payment begins: not while another is under way, and not twice. */
const begun = pressed.filterMap(({ obstacles, typed, desk, payable }) => {
  if (obstacles.isMethodMissing || obstacles.areTermsMissing) return undefined;
  const { choice, cards, hasConsent, basename } = desk;
  const method = payable.needsMethod ? choice?.method : GIFT_CARD_METHOD;
  const savedCardId = payable.needsMethod ? choice?.savedCardId : undefined;
  const isNewCard = payable.needsMethod && isCard(method) && savedCardId === undefined;
  if (method === undefined || (isNewCard && !typed.card)) return undefined;
  return { typed, payable, method, savedCardId, isNewCard, cards, hasConsent, basename };
});
sample({
  clock: begun,
  fn: ({ payable: { orderId }, method, savedCardId }) => ({
    orderId,
    method,
    ...(savedCardId !== undefined && { savedCardId }),
  }),
  target: beginPayment,
});
sample({
  clock: begun,
  fn: ({ typed, payable, method, savedCardId, isNewCard, cards, hasConsent, basename }) => ({
    orderId: payable.orderId,
    method,
    ...(isNewCard && typed.card && { card: typed.card }),
    ...(savedCardId !== undefined && { savedCardId }),
    saveCard: isNewCard && typed.saveCard,
    giftCards: [],
    keptGiftCardIds: cards.list
      .filter((_, at) => (payable.shares[at] ?? 0) > 0)
      .map(({ name }) => name),
    ...(hasConsent === true && { keptDevice: DEVICE }),
    total: payable.total,
    returnPath: `${basename}${pathOfStage('payment')}?order=${payable.orderId}`,
  }),
  target: payFx,
});

/** What comes back counts only for the payment that waits for it. */
const settled = sample({
  clock: merge([
    payFx.finally.map((outcome) => ({ outcome, waits: 'paying', orderId: outcome.params.orderId })),
    paymentDetailsFx.finally.map((outcome) => ({
      outcome,
      waits: 'returning',
      orderId: outcome.params.orderId,
    })),
  ]),
  source: $payment,
  fn: (payment, answer) => ({ payment, ...answer }),
}).filterMap(({ payment, waits, orderId, outcome }) =>
  payment.status === waits && 'orderId' in payment && payment.orderId === orderId
    ? { orderId, outcome }
    : undefined,
);
const answered = settled.filterMap(({ orderId, outcome }) =>
  outcome.status === 'done' ? { orderId, answer: outcome.result } : undefined,
);
const broken = settled.filterMap(({ orderId, outcome }) =>
  outcome.status === 'fail' ? { orderId, ...failureOfCall(outcome.error) } : undefined,
);

// PAY-01: what follows from it, follows from the order that was placed.
sample({
  clock: answered.filterMap(({ orderId, answer: { status } }) =>
    status === 'success' || status === 'pending' ? { orderId, status } : undefined,
  ),
  target: orderPlaced,
});
const redirected = answered.filterMap(({ orderId, answer: { paymentId, redirect, status } }) =>
  status === 'redirect' && redirect ? { orderId, paymentId, redirect } : undefined,
);
sample({
  clock: redirected,
  fn: ({ orderId, paymentId }) => ({ orderId, paymentId }),
  target: leaveForProvider,
});
sample({ clock: redirected, fn: ({ redirect }) => redirect, target: leaveSiteFx });
sample({
  clock: answered.filterMap(({ answer: { status, errors } }) =>
    status === 'refused' || status === 'cancelled' ? failureOfErrors(errors, status) : undefined,
  ),
  target: paymentFailed,
});
// PAY-04
sample({
  clock: paymentDetailsFx.doneData,
  filter: ({ errors }) => errors.length > 0,
  target: readUserInfo,
});

sample({
  clock: broken.filter({ fn: ({ isUncertain }) => isUncertain }),
  fn: ({ orderId, reason }) => ({ orderId, reason }),
  target: inquire,
});
sample({
  clock: broken.filter({ fn: ({ isUncertain }) => !isUncertain }),
  fn: ({ reason, name }) => (name === undefined ? { reason } : { reason, name }),
  target: paymentFailed,
});

// The very page that was left is shown again, or there was no way to leave it.
const cameBack = sample({
  clock: merge([
    leaveSiteFx.done.map(() => 'cancelled' as const),
    leaveSiteFx.fail.map(() => 'providerGone' as const),
  ]),
  source: $payment,
  fn: (payment, reason) => ({ payment, reason }),
});
sample({
  clock: cameBack.filterMap(({ payment, reason }) => {
    if (payment.status !== 'leaving') return undefined;
    const { orderId, paymentId } = payment;
    return { orderId, paymentId, reason };
  }),
  target: cancelPayment,
});

// API-55
sample({
  clock: cancelPayment,
  fn: ({ orderId, paymentId }) => ({ orderId, paymentId }),
  target: cancelPaymentFx,
});
const cancelled = sample({
  clock: cancelPaymentFx.finally,
  source: $payment,
  fn: (payment, { status }) => ({ payment, isDone: status === 'done' }),
}).filterMap(({ payment, isDone }) => {
  if (payment.status !== 'cancelling') return undefined;
  const { orderId, reason } = payment;
  return { orderId, reason, isDone };
});
sample({
  clock: cancelled.filterMap(({ isDone, reason }) => (isDone ? { reason } : undefined)),
  target: paymentFailed,
});
// It may be paid already.
sample({
  clock: cancelled.filterMap(({ isDone, orderId, reason }) =>
    isDone ? undefined : { orderId, reason },
  ),
  target: inquire,
});
