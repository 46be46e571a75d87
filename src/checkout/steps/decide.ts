import type { MessageOf } from '../../event-log/decisions.ts';
import { type CallError, errorsIn } from '../../ports/http/errors.ts';
import { NO_ORDER } from '../../session/session.ts';
import {
  CONFIRMATION_PATH,
  type CheckoutState,
  type StepProgress,
  type Refused,
  type Stage,
  admit,
  needsAsking,
  pathOfStage,
  stepRefusalOf,
} from './steps.ts';

type OfStage = { stage: Stage };
type Answer = { status: 'done' } | { status: 'fail'; error: CallError };

/** Messages of the checkout steps. */
export interface StepsMessages {
  leaveCheckout: unknown;
  orderPlaced: { orderId: string };
  openStep: OfStage;
  retryStep: unknown;
  connectionRegained: unknown;
  retryBag: unknown;
  goOnAsGuest: unknown;
  completeDetails: unknown;
  /** Backend answers on entry, on guest checkout and before payment. */
  entryAnswered: Answer;
  guestAnswered: Answer;
  paymentAnswered: Answer;
  userInfoFailed: unknown;
  /** The bag or the shopper has changed. */
  progressed: unknown;
}
export type StepsMessage = MessageOf<StepsMessages>;

/** Context of a decision; `checkout` is the state it changes. */
export interface StepsContext {
  checkout: CheckoutState;
  progress: StepProgress;
  /** True while a payment is unresolved: no redirects meanwhile. */
  isPaying: boolean;
  /** True if the user info could not be read. */
  isUserLost: boolean;
  /** The active order. */
  orderId: string;
  basename: string;
}

/** Outputs of a decision, by target unit. */
export interface StepsOutputs {
  checkout: CheckoutState;
  askBackend: OfStage;
  showStep: OfStage;
  proceedAsGuest: void;
  stepRefused: Refused;
  stepFailed: void;
  guestAdmitted: void;
  navigate: { to: string; replace: boolean };
  readUserInfo: void;
  changeOrderId: { orderId: string };
  readMiniBag: void;
  invalidate: void;
}
export type StepsDecision = Partial<StepsOutputs>;

const TRIGGER = undefined;
const CLOSED: CheckoutState = { status: 'closed' };

/** Returns the outputs for each message of the checkout; a missing output changes nothing. */
export function decideSteps(context: StepsContext, message: StepsMessage): StepsDecision {
  const { checkout, basename } = context;
  switch (message.kind) {
    case 'openStep':
      return looked(entered(checkout, message.payload.stage), context);
    case 'progressed':
      return looked(checkout, context);
    case 'retryStep':
      return again(context);
    case 'connectionRegained':
      return checkout.status === 'failed' ? again(context) : {};
    case 'retryBag': // A step that failed with a known bag has its own retry button.
      return context.progress.bag === 'unknown' ? turned(checkout, retried(checkout)) : {};
    case 'goOnAsGuest':
      if (checkout.status !== 'open' || checkout.stage !== 'login') return {};
      return { checkout: { status: 'asking', stage: 'login' }, proceedAsGuest: TRIGGER };
    case 'entryAnswered':
      return answered(context, ['login', 'shipping'], message.payload);
    case 'paymentAnswered':
      return answered(context, ['payment'], message.payload);
    case 'guestAnswered':
      return answered(context, ['login'], message.payload, () => ({
        // The login step stays open: the next step then sees that the shopper is inside the
        // checkout.
        checkout: { status: 'open', stage: 'login' },
        guestAdmitted: TRIGGER,
        navigate: { to: basename + pathOfStage('shipping'), replace: false },
      }));
    case 'completeDetails':
      return { navigate: { to: basename + pathOfStage('payment'), replace: false } };
    case 'userInfoFailed': // The shopper is unknown, and no further message is due.
      return checkout.status === 'waiting' ? failed(checkout) : {};
    case 'leaveCheckout':
      return checkout.status === 'closed' ? {} : { checkout: CLOSED };
    case 'orderPlaced':
      return bought(context, message.payload.orderId);
  }
}

function entered(checkout: CheckoutState, stage: Stage): CheckoutState {
  const isThere = checkout.status !== 'closed' && checkout.stage === stage;
  if (isThere && checkout.status !== 'failed') return checkout;
  return { status: 'waiting', stage, isInside: checkout.status === 'open' };
}

function retried(checkout: CheckoutState): CheckoutState {
  if (checkout.status !== 'failed') return checkout;
  return { status: 'waiting', stage: checkout.stage, isInside: false };
}

function again(context: StepsContext): StepsDecision {
  const asked = looked(retried(context.checkout), context);
  return { ...asked, ...(context.isUserLost && { readUserInfo: TRIGGER }) };
}

/** Returns no output for an unchanged state. */
function turned(before: CheckoutState, after: CheckoutState): StepsDecision {
  return after === before ? {} : { checkout: after };
}

/** Checks admission on entry and whenever the bag or the shopper changes. */
function looked(checkout: CheckoutState, context: StepsContext): StepsDecision {
  const asBefore = turned(context.checkout, checkout);
  if (checkout.status === 'closed') return asBefore;
  const { stage } = checkout;
  const admission = admit(stage, context.progress);
  if (admission !== undefined && admission !== 'enter')
    return checkout.status === 'failed' || context.isPaying ? asBefore : sentOn(context, admission);
  if (checkout.status !== 'waiting' || admission === undefined) return asBefore;
  return needsAsking(stage, checkout.isInside)
    ? { checkout: { status: 'asking', stage }, askBackend: { stage } }
    : shown(stage);
}

/** Applies an answer only to the step that is still waiting for it. */
function answered(
  context: StepsContext,
  stages: readonly Stage[],
  answer: Answer,
  done: (stage: Stage) => StepsDecision = shown,
): StepsDecision {
  const { checkout } = context;
  if (checkout.status !== 'asking' || !stages.includes(checkout.stage)) return {};
  if (answer.status === 'done') return done(checkout.stage);
  const { error } = answer;
  const refusal = stepRefusalOf(errorsIn(error));
  return refusal ? sentOn(context, refusal) : failed(checkout);
}

function shown(stage: Stage): StepsDecision {
  return { checkout: { status: 'open', stage }, showStep: { stage } };
}

function failed({ stage }: { stage: Stage }): StepsDecision {
  return { checkout: { status: 'failed', stage }, stepFailed: TRIGGER };
}

function sentOn({ basename }: StepsContext, refused: Refused): StepsDecision {
  const path = refused.to === 'bag' ? '/shopping-bag' : pathOfStage(refused.to);
  const navigate = { to: basename + path, replace: true };
  return { checkout: CLOSED, stepRefused: refused, navigate };
}

/** PAY-01: closes the checkout and starts a new bag, unless it has been started already. */
function bought({ orderId: active, basename }: StepsContext, orderId: string): StepsDecision {
  const path = `${CONFIRMATION_PATH}?${new URLSearchParams({ orderId }).toString()}`;
  return {
    checkout: CLOSED,
    navigate: { to: basename + path, replace: true },
    invalidate: TRIGGER,
    // Reads the mini bag even where reads are off (CRT-07): an empty bag needs no request.
    ...(active === orderId && { changeOrderId: { orderId: NO_ORDER }, readMiniBag: TRIGGER }),
  };
}
