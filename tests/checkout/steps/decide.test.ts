import { describe, it } from 'vitest';
import { type StepsMessage, type StepsContext, decideSteps } from '#src/checkout/steps/decide.ts';
import type { CheckoutState, Stage } from '#src/checkout/steps/steps.ts';
import { decided } from '#tests/decided.ts';

const CLOSED: CheckoutState = { status: 'closed' };
const usual: StepsContext = {
  checkout: CLOSED,
  progress: { bag: 'filled', who: 'registered', wentOn: false },
  isPaying: false,
  isUserLost: false,
  orderId: '55',
  basename: '/en',
};
const given = decided(decideSteps, usual);

const guest = { bag: 'filled', who: 'guest', wentOn: false } as const;
const nobodyYet = { bag: 'filled', who: null, wentOn: false } as const;
const waiting = (stage: Stage, isInside = false): CheckoutState => ({
  status: 'waiting',
  stage,
  isInside,
});
const at = (status: 'asking' | 'open' | 'failed', stage: Stage): CheckoutState => ({
  status,
  stage,
});
const open = (stage: Stage): StepsMessage => ({ kind: 'openStep', payload: { stage } });
const said = <Kind extends StepsMessage['kind']>(kind: Kind) =>
  ({ kind, payload: undefined }) as Extract<StepsMessage, { kind: Kind }>;
const fails = (errorKey: string) => ({
  status: 'fail' as const,
  error: { kind: 'http' as const, status: 400, errors: [{ errorKey, errorParameters: [] }] },
});

describe('an opened step', () => {
  it('ignores a second opening', () => {
    given({ checkout: at('asking', 'login'), progress: guest })
      .when(open('login'))
      .then({});
  });
});

describe('the backend’s answer', () => {
  it('opens the step that is waiting for it, and no other', () => {
    const done: StepsMessage = { kind: 'entryAnswered', payload: { status: 'done' } };
    given({ checkout: at('asking', 'shipping') })
      .when(done)
      .then({ checkout: at('open', 'shipping'), showStep: { stage: 'shipping' } });
    given({ checkout: at('asking', 'payment') })
      .when(done)
      .then({});
    given().when(done).then({});
  });

  it('without a usable reason can be requested again', () => {
    given({ checkout: at('asking', 'payment') })
      .when({ kind: 'paymentAnswered', payload: fails('_ERR_GENERIC') })
      .then({ checkout: at('failed', 'payment'), stepFailed: undefined });
    given({ checkout: at('failed', 'payment'), isUserLost: true, progress: nobodyYet })
      .when(said('retryStep'))
      .then({ checkout: waiting('payment'), readUserInfo: undefined });
  });

  it('that was lost is requested again once online, and nothing else is', () => {
    given({ checkout: at('failed', 'payment') })
      .when(said('connectionRegained'))
      .then({ checkout: at('asking', 'payment'), askBackend: { stage: 'payment' } });
    for (const status of ['asking', 'open'] as const)
      given({ checkout: at(status, 'payment'), isUserLost: true })
        .when(said('connectionRegained'))
        .then({});
  });
});

it('does not redirect while a payment is unresolved', () => {
  const empty = { ...usual.progress, bag: 'empty' as const };
  given({ checkout: at('open', 'payment'), progress: empty, isPaying: true })
    .when(said('progressed'))
    .then({});
  given({ checkout: at('open', 'payment'), progress: empty })
    .when(said('progressed'))
    .then({
      checkout: CLOSED,
      stepRefused: { to: 'bag', reason: 'bag-empty' },
      navigate: { to: '/en/shopping-bag', replace: true },
    });
});

it('a step that failed without the bag waits for it again, and one that failed by itself does not', () => {
  given({ checkout: at('failed', 'login'), progress: { ...guest, bag: 'unknown' } })
    .when(said('retryBag'))
    .then({ checkout: waiting('login') });
  given({ checkout: at('failed', 'login'), progress: guest })
    .when(said('retryBag'))
    .then({});
});

it('a step that is waiting for an unreadable shopper fails', () => {
  given({ checkout: waiting('payment') })
    .when(said('userInfoFailed'))
    .then({ checkout: at('failed', 'payment'), stepFailed: undefined });
  given({ checkout: at('open', 'payment') })
    .when(said('userInfoFailed'))
    .then({});
});

it('PAY-01 the bag becomes an order once; a bag started since is left alone', () => {
  const placed: StepsMessage = { kind: 'orderPlaced', payload: { orderId: '55' } };
  const follows = {
    checkout: CLOSED,
    navigate: { to: '/en/ordershippingbillingconfirmationview?orderId=55', replace: true },
    invalidate: undefined,
  };
  given({ checkout: at('open', 'payment') })
    .when(placed)
    .then({ ...follows, changeOrderId: { orderId: '0' }, readMiniBag: undefined });
  given({ checkout: at('open', 'payment'), orderId: '56' })
    .when(placed)
    .then(follows);
});
