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

/** What the checkout's steps hear of. */
export interface StepsHeard {
  leaveCheckout: unknown;
  orderPlaced: { orderId: string };
  openStep: OfStage;
  retryStep: unknown;
  connectionRegained: unknown;
  retryBag: unknown;
  goOnAsGuest: unknown;
  completeDetails: unknown;
  /** The backend's word: on who comes in, on who goes on as a guest, on who is about to pay. */
  entryAnswered: Answer;
  guestAnswered: Answer;
  paymentAnswered: Answer;
  userInfoFailed: unknown;
  /** The bag or the shopper is another one. */
  progressed: unknown;
}
export type StepsMessage = MessageOf<StepsHeard>;

/** What is looked at; `checkout` is the state that is decided on. */
export interface StepsSight {
  checkout: CheckoutState;
  progress: StepProgress;
  /** What becomes of the bag is being found out: nobody is sent away meanwhile. */
  isPaying: boolean;
  /** It could not be told who the shopper is. */
  isUserLost: boolean;
  /** The active order. */
  orderId: string;
  basename: string;
}

/** What follows, by the units that hear of it. */
export interface StepsFollows {
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
export type StepsDecision = Partial<StepsFollows>;

const DO = undefined;
const CLOSED: CheckoutState = { status: 'closed' };

/** The whole checkout on one screen: what becomes of it at each message. What has no line changes nothing. */
export function decideSteps(sight: StepsSight, message: StepsMessage): StepsDecision {
  const { checkout, basename } = sight;
  switch (message.kind) {
    case 'openStep':
      return looked(entered(checkout, message.payload.stage), sight);
    case 'progressed':
      return looked(checkout, sight);
    case 'retryStep':
      return again(sight);
    case 'connectionRegained':
      return checkout.status === 'failed' ? again(sight) : {};
    case 'retryBag': // A step that failed beside a bag that is known has its own way on.
      return sight.progress.bag === 'unknown' ? turned(checkout, retried(checkout)) : {};
    case 'goOnAsGuest':
      if (checkout.status !== 'open' || checkout.stage !== 'login') return {};
      return { checkout: { status: 'asking', stage: 'login' }, proceedAsGuest: DO };
    case 'entryAnswered':
      return answered(sight, ['login', 'shipping'], message.payload);
    case 'paymentAnswered':
      return answered(sight, ['payment'], message.payload);
    case 'guestAnswered':
      return answered(sight, ['login'], message.payload, () => ({
        // The step behind stays open for a moment, so that the next one knows where the shopper comes from.
        checkout: { status: 'open', stage: 'login' },
        guestAdmitted: DO,
        navigate: { to: basename + pathOfStage('shipping'), replace: false },
      }));
    case 'completeDetails':
      return { navigate: { to: basename + pathOfStage('payment'), replace: false } };
    case 'userInfoFailed': // Whose step it is could not be told: nothing comes by itself any more.
      return checkout.status === 'waiting' ? failed(checkout) : {};
    case 'leaveCheckout':
      return checkout.status === 'closed' ? {} : { checkout: CLOSED };
    case 'orderPlaced':
      return bought(sight, message.payload.orderId);
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

function again(sight: StepsSight): StepsDecision {
  const asked = looked(retried(sight.checkout), sight);
  return { ...asked, ...(sight.isUserLost && { readUserInfo: DO }) };
}

/** Nothing is said of a checkout that is as it was. */
function turned(before: CheckoutState, after: CheckoutState): StepsDecision {
  return after === before ? {} : { checkout: after };
}

/** A step is looked at when it is entered, and again when the bag or the shopper is another one. */
function looked(checkout: CheckoutState, sight: StepsSight): StepsDecision {
  const asBefore = turned(sight.checkout, checkout);
  if (checkout.status === 'closed') return asBefore;
  const { stage } = checkout;
  const admission = admit(stage, sight.progress);
  if (admission !== undefined && admission !== 'enter')
    return checkout.status === 'failed' || sight.isPaying ? asBefore : sentOn(sight, admission);
  if (checkout.status !== 'waiting' || admission === undefined) return asBefore;
  return needsAsking(stage, checkout.isInside)
    ? { checkout: { status: 'asking', stage }, askBackend: { stage } }
    : shown(stage);
}

/** An answer counts only for the step that still waits for it. */
function answered(
  sight: StepsSight,
  stages: readonly Stage[],
  answer: Answer,
  done: (stage: Stage) => StepsDecision = shown,
): StepsDecision {
  const { checkout } = sight;
  if (checkout.status !== 'asking' || !stages.includes(checkout.stage)) return {};
  if (answer.status === 'done') return done(checkout.stage);
  const { error } = answer;
  const refusal = stepRefusalOf(errorsIn(error));
  return refusal ? sentOn(sight, refusal) : failed(checkout);
}

function shown(stage: Stage): StepsDecision {
  return { checkout: { status: 'open', stage }, showStep: { stage } };
}

function failed({ stage }: { stage: Stage }): StepsDecision {
  return { checkout: { status: 'failed', stage }, stepFailed: DO };
}

function sentOn({ basename }: StepsSight, refused: Refused): StepsDecision {
  const path = refused.to === 'bag' ? '/shopping-bag' : pathOfStage(refused.to);
  const navigate = { to: basename + path, replace: true };
  return { checkout: CLOSED, stepRefused: refused, navigate };
}

/** PAY-01: the bag is an order now, and a new one begins, unless it has begun already. */
function bought({ orderId: active, basename }: StepsSight, orderId: string): StepsDecision {
  const path = `${CONFIRMATION_PATH}?${new URLSearchParams({ orderId }).toString()}`;
  return {
    checkout: CLOSED,
    navigate: { to: basename + path, replace: true },
    invalidate: DO,
    // The bag is read also where nothing is read any more (CRT-07): that there is none takes no answer.
    ...(active === orderId && { changeOrderId: { orderId: NO_ORDER }, readMiniBag: DO }),
  };
}
