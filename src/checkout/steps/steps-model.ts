import { combine, merge, sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { $bagPage, invalidate, readMiniBag } from '../../cart/bag/bag-model.ts';
import { proceedAsGuestCall, proceedToCheckoutCall, proceedToPaymentCall } from './steps-api.ts';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { navigateFx } from '../../ports/navigation.ts';
import { $start } from '../../ports/start.ts';
import { writeStorageFx } from '../../ports/storage.ts';
import {
  $orderId,
  $userInfo,
  $userType,
  changeOrderId,
  readUserInfo,
} from '../../session/model.ts';
import { NO_ORDER } from '../../session/session.ts';
import { $basename } from '../../store-config/model.ts';
import { $isPaying, orderPlaced } from './placed-model.ts';
import {
  CONFIRMATION_PATH,
  CheckoutState,
  Refused,
  Stage,
  admit,
  needsAsking,
  pathOfStage,
  progressOf,
  refusalOf,
} from './steps.ts';
import { bagPageChanged, bagRetried, shopperChanged, shopperUnknown } from '../incoming.ts';

const OfStage = object({ stage: Stage });

/** The page of a step was entered, by whichever way. */
export const openStep = command('checkout/openStep', OfStage);
/** The checkout was left for another page. */
export const leaveCheckout = command('checkout/leaveCheckout', nothing());
/** CHK-01: the shopper buys without an account. */
export const goOnAsGuest = input('checkout/goOnAsGuest', nothing());
export const retryStep = input('checkout/retryStep', nothing());
/** What the details step asks for is with the backend: on to the payment. */
export const completeDetails = command('checkout/completeDetails', nothing());

const askBackend = command('checkout/askBackend', OfStage);
const showStep = command('checkout/showStep', OfStage);

/** A step is there for the shopper, by the backend's word as well. */
export const stepOpened = fact('checkout/stepOpened', OfStage);
export const stepRefused = fact('checkout/stepRefused', Refused);
export const stepFailed = fact('checkout/stepFailed', nothing());
export const guestAdmitted = fact('checkout/guestAdmitted', nothing());

/** The session storage's key of the order that a guest buys as one. */
const GUEST_KEY = 'selvedge.checkoutGuest';

export const proceedToCheckoutFx = callFx(proceedToCheckoutCall);
export const proceedAsGuestFx = callFx(proceedAsGuestCall);
export const proceedToPaymentFx = callFx(proceedToPaymentCall);

export const $checkout = state<CheckoutState>(
  'checkout/checkout',
  { status: 'closed' },
  CheckoutState,
);
/** Why the step that is shown is not the one that was asked for. */
export const $refused = state<Refused | null>('checkout/refused', null, nullable(Refused));
/** The order that a guest has chosen to buy as one, in this page's life. */
const $guestOrder = state<string | null>('checkout/guestOrder', null, nullable(string()));

const $progress = combine(
  { page: $bagPage, who: $userType, orderId: $orderId, guestOrder: $guestOrder, start: $start },
  ({ page, who, orderId, guestOrder, start }) => {
    const chosen = guestOrder ?? start.storage[GUEST_KEY];
    return progressOf(page, who, orderId !== NO_ORDER && chosen === orderId);
  },
);

$checkout
  .on(openStep, (checkout, { stage }) =>
    checkout.status !== 'closed' && checkout.stage === stage && checkout.status !== 'failed'
      ? checkout
      : { status: 'waiting', stage, isInside: checkout.status === 'open' },
  )
  .on([retryStep, bagRetried], (checkout) =>
    checkout.status === 'failed'
      ? { status: 'waiting', stage: checkout.stage, isInside: false }
      : checkout,
  )
  .on(askBackend, (_, { stage }) => ({ status: 'asking', stage }))
  .on(showStep, (_, { stage }) => ({ status: 'open', stage }))
  .on([leaveCheckout, stepRefused, orderPlaced], () => ({ status: 'closed' }))
  .on(stepFailed, (checkout) =>
    checkout.status === 'asking' || checkout.status === 'waiting'
      ? { status: 'failed', stage: checkout.stage }
      : checkout,
  );

$refused
  .on(stepRefused, (_, refused) => (refused.reason === 'already-known' ? null : refused))
  .on([goOnAsGuest, completeDetails, orderPlaced], () => null);

// Every step is looked at when it is entered, and again when the bag or the shopper is another one.
const looked = sample({
  clock: [openStep, retryStep, bagPageChanged, shopperChanged, $isPaying.updates],
  source: { checkout: $checkout, progress: $progress, isPaying: $isPaying },
  fn: ({ checkout, progress, isPaying }) => ({
    checkout,
    isPaying,
    admission: checkout.status === 'closed' ? undefined : admit(checkout.stage, progress),
  }),
});
sample({
  clock: looked.filterMap(({ checkout, admission, isPaying }) =>
    checkout.status === 'failed' || isPaying || admission === 'enter' ? undefined : admission,
  ),
  target: stepRefused,
});
const admitted = looked.filterMap(({ checkout, admission }) =>
  checkout.status === 'waiting' && admission === 'enter' ? checkout : undefined,
);
sample({
  clock: admitted.filter({ fn: ({ stage, isInside }) => needsAsking(stage, isInside) }),
  fn: ({ stage }) => ({ stage }),
  target: askBackend,
});
sample({
  clock: admitted.filter({ fn: ({ stage, isInside }) => !needsAsking(stage, isInside) }),
  fn: ({ stage }) => ({ stage }),
  target: showStep,
});
sample({
  clock: askBackend,
  filter: ({ stage }) => stage !== 'payment',
  target: proceedToCheckoutFx,
});
sample({
  clock: askBackend,
  filter: ({ stage }) => stage === 'payment',
  target: proceedToPaymentFx,
});

// Whose step it is could not be told: nothing comes by itself any more.
sample({
  clock: shopperUnknown,
  source: $checkout,
  filter: ({ status }) => status === 'waiting',
  target: stepFailed,
});
sample({
  clock: retryStep,
  source: $userInfo,
  filter: ({ status }) => status === 'failed',
  target: readUserInfo,
});

const guestGoes = sample({
  clock: goOnAsGuest,
  source: $checkout,
  filter: (checkout) => checkout.status === 'open' && checkout.stage === 'login',
});
$checkout.on(guestGoes, () => ({ status: 'asking', stage: 'login' }));
sample({ clock: guestGoes, target: proceedAsGuestFx });

// An answer counts only for the step that still waits for it.
const answered = sample({
  clock: merge([
    proceedToCheckoutFx.finally.map((outcome) => ({ outcome, isFor: ['login', 'shipping'] })),
    proceedAsGuestFx.finally.map((outcome) => ({ outcome, isFor: ['guest'] })),
    proceedToPaymentFx.finally.map((outcome) => ({ outcome, isFor: ['payment'] })),
  ]),
  source: $checkout,
  fn: (checkout, answer) => ({ checkout, ...answer }),
}).filterMap(({ checkout, outcome, isFor }) => {
  if (checkout.status !== 'asking') return undefined;
  const { stage } = checkout;
  const isGuest = isFor.includes('guest') && stage === 'login';
  return isGuest || isFor.includes(stage) ? { stage, isGuest, outcome } : undefined;
});
sample({
  clock: answered.filterMap(({ stage, isGuest, outcome }) =>
    outcome.status === 'done' && !isGuest ? { stage } : undefined,
  ),
  target: showStep,
});
sample({ clock: showStep, target: stepOpened });
sample({
  clock: answered.filterMap(({ outcome }) =>
    outcome.status === 'fail' && outcome.error.kind === 'http'
      ? refusalOf(outcome.error.errors)
      : undefined,
  ),
  target: stepRefused,
});
sample({
  clock: answered.filter({
    fn: ({ outcome }) =>
      outcome.status === 'fail' &&
      (outcome.error.kind !== 'http' || refusalOf(outcome.error.errors) === undefined),
  }),
  target: stepFailed,
});
sample({
  clock: answered.filter({ fn: ({ outcome, isGuest }) => isGuest && outcome.status === 'done' }),
  target: guestAdmitted,
});

sample({ clock: guestAdmitted, source: $orderId, target: $guestOrder });
sample({
  clock: guestAdmitted,
  source: $orderId,
  fn: (value) => ({ area: 'session' as const, key: GUEST_KEY, value }),
  target: writeStorageFx,
});
// The step behind stays open for a moment, so that the next one knows where the shopper comes from.
$checkout.on(guestAdmitted, () => ({ status: 'open', stage: 'login' }));

const WAYS = {
  bag: '/shopping-bag',
  login: pathOfStage('login'),
  shipping: pathOfStage('shipping'),
};

sample({
  clock: [
    stepRefused.map(({ to }) => ({ path: WAYS[to], replace: true })),
    guestAdmitted.map(() => ({ path: WAYS.shipping, replace: false })),
    completeDetails.map(() => ({ path: pathOfStage('payment'), replace: false })),
    orderPlaced.map(({ orderId }) => ({
      path: `${CONFIRMATION_PATH}?${new URLSearchParams({ orderId }).toString()}`,
      replace: true,
    })),
  ],
  source: $basename,
  fn: (basename, { path, replace }) => ({ to: basename + path, replace }),
  target: navigateFx,
});

// PAY-01: the bag is an order now, and a new one begins. Who is told so again may have begun it.
const bagBought = sample({
  clock: orderPlaced,
  source: $orderId,
  filter: (active, { orderId }) => active === orderId,
  fn: () => ({ orderId: NO_ORDER }),
});
sample({ clock: bagBought, target: changeOrderId });
// Also where nothing is read any more (CRT-07): that there is no bag takes no answer.
sample({ clock: bagBought, target: readMiniBag });
sample({ clock: orderPlaced, target: invalidate });
$guestOrder.on(orderPlaced, () => null);
sample({
  clock: orderPlaced,
  fn: () => ({ area: 'session' as const, key: GUEST_KEY, value: null }),
  target: writeStorageFx,
});
