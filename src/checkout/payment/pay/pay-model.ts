import { combine, merge, sample } from 'effector';
import { boolean, object, optional, string } from 'superstruct';
import { invalidate } from '../../../cart/bag/bag-model.ts';
import { connectDecisions } from '../../../event-log/decisions.ts';
import { onRead } from '../../../event-log/on-read.ts';
import { command, fact, feature, input, state } from '../../../event-log/units.ts';
import { callFx } from '../../../ports/http/call.ts';
import { leaveSiteFx } from '../../../ports/leave.ts';
import { $location, navigateFx } from '../../../ports/navigation.ts';
import { makeNonceFx } from '../../../ports/nonce.ts';
import { takeReturnFx } from '../../../ports/provider-return.ts';
import { $userInfo, readUserInfo } from '../../../session/model.ts';
import { isKnown } from '../../../session/session.ts';
import { $basename } from '../../../store-config/model.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { leaveCheckout, openStep } from '../../steps/steps-model.ts';
import { cancelPaymentCall, payCall, paymentDetailsCall } from '../api.ts';
import { NewCard } from '../contract.ts';
import { $giftCards, addGiftCard, removeGiftCard } from '../gift-cards/gift-cards-model.ts';
import { $hasConsent, DEVICE } from '../methods/consent-model.ts';
import { $choice, chooseMethod, readMethods } from '../methods/methods-model.ts';
import { orderInquiryCall } from '../order-inquiry-api.ts';
import { addressWithoutOrder } from './provider-return.ts';
import {
  type PaymentOutputs,
  type PaymentMessages,
  type PaymentContext,
  decidePayment,
} from './decide.ts';
import { $payable, $ways, $toBuy } from './payable-model.ts';
import {
  $keptPayment,
  $payment,
  beginPayment,
  cancelPayment,
  giveUpInquiry,
  goOnPaying,
  inquire,
  inquireAgain,
  leaveForProvider,
  paymentFailed,
} from './payment-model.ts';
import { $paymentTermsAccepted, missTerms } from './terms-model.ts';
import { hasGoods } from '../../../cart/bag/totals.ts';
import { daysOf } from '../../../delivery-days/delivery-days.ts';
import { $deliveryPromises } from '../../../delivery-days/model.ts';

feature('checkout');

/** Delivery days shown for the bag; `null` without exact days and for gift cards alone. */
export const $bagArrives = combine($toBuy, $deliveryPromises, (bag, promises) =>
  bag && hasGoods(bag.lines) ? (daysOf(promises.get(bag.deliveryCode ?? '')) ?? null) : null,
);

/** Values of the card form, passed only with the `pay` event. */
const TypedCard = object({ card: optional(NewCard), saveCard: boolean() });
const Obstacles = object({ isMethodMissing: boolean(), areTermsMissing: boolean() });

export const pay = input('checkout/pay', TypedCard);
/** The shopper submitted an incomplete card: shows all missing parts at once. */
export const payUnready = input('checkout/payUnready', object({}));
const missMethod = command('checkout/missMethod', object({}));

export const paymentPrevented = fact('checkout/paymentPrevented', Obstacles);

export const payFx = callFx(payCall);
export const paymentDetailsFx = callFx(paymentDetailsCall);
export const cancelPaymentFx = callFx(cancelPaymentCall);
export const orderInquiryFx = callFx(orderInquiryCall);

/** CHK-10 */
export const $hasPaymentMethodNotSelectedError = state(
  'checkout/hasPaymentMethodNotSelectedError',
  false,
  boolean(),
);
$hasPaymentMethodNotSelectedError
  .on(missMethod, () => true)
  .on([chooseMethod, leaveCheckout, orderPlaced], () => false);

/** Nonce for the next return from a provider. */
const $returnNonce = state('checkout/returnNonce', '', string());
$returnNonce.on(makeNonceFx.doneData, (_, nonce) => nonce);

const payContext = onRead({
  payable: $payable,
  choice: $choice,
  ways: $ways,
  giftCards: onRead({ cards: $giftCards }, ({ cards }) => cards.list),
  areTermsAccepted: $paymentTermsAccepted,
  device: onRead({ has: $hasConsent }, ({ has }) => (has === true ? DEVICE : null)),
  arrives: $bagArrives,
  basename: $basename,
  nonce: $returnNonce,
});
const arrival = onRead(
  { location: $location, kept: $keptPayment, user: $userInfo },
  ({ location: { path, search }, kept, user }) => ({
    path,
    search,
    kept,
    activeOrderId: isKnown(user) ? user.orderId : null,
  }),
);

connectDecisions<PaymentMessages, PaymentContext, PaymentOutputs>({
  on: {
    orderPlaced,
    paymentFailed,
    beginPayment,
    leaveForProvider,
    goOnPaying,
    cancelPayment,
    inquire,
    giveUpInquiry,
    rechosen: merge([chooseMethod, addGiftCard, removeGiftCard]),
    leaveCheckout,
    pay,
    payUnready,
    payAnswered: payFx.finally,
    siteLeft: leaveSiteFx.finally,
    arrived: takeReturnFx.doneData,
    detailsAnswered: paymentDetailsFx.finally,
    cancelAnswered: cancelPaymentFx.finally,
    inquireAgain,
    inquiryAnswered: orderInquiryFx.finally,
  },
  source: onRead({ payment: $payment, desk: payContext, arrival }),
  decide: decidePayment,
  target: {
    payment: $payment,
    beginPayment,
    pay: payFx,
    paymentPrevented,
    missTerms,
    missMethod,
    leaveForProvider,
    leaveSite: leaveSiteFx,
    goOnPaying,
    payDetails: paymentDetailsFx,
    cancelPayment,
    cancel: cancelPaymentFx,
    inquire,
    orderInquiry: orderInquiryFx,
    giveUpInquiry,
    orderPlaced,
    paymentFailed,
    invalidate,
    readMethods,
    readUserInfo,
  },
});

sample({
  clock: openStep,
  filter: ({ stage }) => stage === 'payment',
  target: [takeReturnFx, makeNonceFx],
});
sample({
  clock: sample({ clock: takeReturnFx.doneData, source: $location }).filterMap(addressWithoutOrder),
  target: navigateFx,
});
