import { merge, sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { $bagPage, invalidate, readMiniBag, retryBag } from '../../cart/bag/bag-model.ts';
import { proceedAsGuestCall, proceedToCheckoutCall, proceedToPaymentCall } from './steps-api.ts';
import { connectDecisions } from '../../event-log/decisions.ts';
import { onRead } from '../../event-log/on-read.ts';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { navigateFx } from '../../ports/navigation.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start } from '../../ports/start.ts';
import {
  $orderId,
  $userInfo,
  $userType,
  changeOrderId,
  readUserInfo,
  userInfoFailed,
} from '../../session/model.ts';
import { NO_ORDER } from '../../session/session.ts';
import { $basename } from '../../store-config/model.ts';
import { $isPaying, orderPlaced } from './placed-model.ts';
import { type StepsOutputs, type StepsMessages, type StepsContext, decideSteps } from './decide.ts';
import { CheckoutState, Refused, Stage, progressOf } from './steps.ts';
import { cameOnline } from '../../ports/connection.ts';

feature('checkout');

const OfStage = object({ stage: Stage });

/** The page of a step was entered. */
export const openStep = command('checkout/openStep', OfStage);
export const leaveCheckout = command('checkout/leaveCheckout', noPayload());
/** CHK-01: continues as a guest. */
export const goOnAsGuest = input('checkout/goOnAsGuest', noPayload());
export const retryStep = input('checkout/retryStep', noPayload());
/** The details are saved: continues to the payment. */
export const completeDetails = command('checkout/completeDetails', noPayload());

const askBackend = command('checkout/askBackend', OfStage);
const showStep = command('checkout/showStep', OfStage);

/** A step has opened, after the backend's approval if it needs one. */
export const stepOpened = fact('checkout/stepOpened', OfStage);
export const stepRefused = fact('checkout/stepRefused', Refused);
export const stepFailed = fact('checkout/stepFailed', noPayload());
export const guestAdmitted = fact('checkout/guestAdmitted', noPayload());

/** Order for which guest checkout was chosen, stored in this tab. */
const guestOrder = persisted('selvedge.checkoutGuest', string(), { area: 'session', as: 'text' });

export const proceedToCheckoutFx = callFx(proceedToCheckoutCall);
export const proceedAsGuestFx = callFx(proceedAsGuestCall);
export const proceedToPaymentFx = callFx(proceedToPaymentCall);

export const $checkout = state<CheckoutState>(
  'checkout/checkout',
  { status: 'closed' },
  CheckoutState,
);
/** Redirect from the requested step, with its reason. */
export const $refused = state<Refused | null>('checkout/refused', null, nullable(Refused));
/** Order for which guest checkout was chosen on this page. */
const $guestOrder = state<string | null>('checkout/guestOrder', null, nullable(string()));

const progress = onRead(
  { page: $bagPage, who: $userType, orderId: $orderId, here: $guestOrder, start: $start },
  ({ page, who, orderId, here, start }) => {
    const chosen = here ?? guestOrder.read(start.storage);
    return progressOf(page, who, orderId !== NO_ORDER && chosen === orderId);
  },
);

$refused
  .on(stepRefused, (_, refused) => (refused.reason === 'already-known' ? null : refused))
  .on([goOnAsGuest, completeDetails, orderPlaced], () => null);

connectDecisions<StepsMessages, StepsContext, StepsOutputs>({
  on: {
    leaveCheckout,
    orderPlaced,
    openStep,
    retryStep,
    connectionRegained: cameOnline,
    retryBag,
    goOnAsGuest,
    completeDetails,
    entryAnswered: proceedToCheckoutFx.finally,
    guestAnswered: proceedAsGuestFx.finally,
    paymentAnswered: proceedToPaymentFx.finally,
    userInfoFailed,
    progressed: merge([$bagPage.updates, $userInfo.updates, $isPaying.updates]),
  },
  source: onRead({
    checkout: $checkout,
    progress,
    isPaying: $isPaying,
    isUserLost: onRead({ info: $userInfo }, ({ info }) => info.status === 'failed'),
    orderId: $orderId,
    basename: $basename,
  }),
  decide: decideSteps,
  target: {
    checkout: $checkout,
    askBackend,
    showStep,
    proceedAsGuest: proceedAsGuestFx,
    stepRefused,
    stepFailed,
    guestAdmitted,
    navigate: navigateFx,
    readUserInfo,
    changeOrderId,
    readMiniBag,
    invalidate,
  },
});

sample({
  clock: askBackend,
  filter: ({ stage }) => stage === 'payment',
  target: proceedToPaymentFx,
});
sample({
  clock: askBackend,
  filter: ({ stage }) => stage !== 'payment',
  target: proceedToCheckoutFx,
});
sample({ clock: showStep, target: stepOpened });

$guestOrder.on(orderPlaced, () => null);
sample({ clock: guestAdmitted, source: $orderId, target: $guestOrder });
sample({
  clock: [sample({ clock: guestAdmitted, source: $orderId }), orderPlaced.map(() => null)],
  target: guestOrder.keep,
});
