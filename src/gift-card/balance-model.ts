import { combine, sample } from 'effector';
import { enums, integer, literal, object, optional } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload, secret, taggedUnion } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { countdown } from '../ports/http/countdown.ts';
import { errorsIn, Throttle, throttleOf } from '../ports/http/errors.ts';
import { giftCardBalanceCall, GiftCardBalance } from './api.ts';
import { BALANCE_FAILURES, type BalanceState, balanceFailure } from './gift-card.ts';
import { declareForm } from '../forms/form-model.ts';

feature('gift-cards');

/** API-58: reads a balance. Number and PIN are passed to the call and never stored. */
export const askBalance = input(
  'gift-card/askBalance',
  object({ number: secret(), pin: secret(), captcha: optional(secret()) }),
);
/** The page was left: ignores a pending answer. */
export const forgetBalance = command('gift-card/forgetBalance', noPayload());

export const balanceTold = fact('gift-card/balanceTold', GiftCardBalance);
export const balanceRefused = fact(
  'gift-card/balanceRefused',
  object({ reason: enums(BALANCE_FAILURES) }),
);

export const balanceThrottled = fact('gift-card/balanceThrottled', Throttle);
/** The waiting time after too many requests has ended. */
export const balanceReleased = fact('gift-card/balanceReleased', noPayload());

export const balanceFx = callFx(giftCardBalanceCall);

export const $balance = state<BalanceState>(
  'gift-card/balance',
  { status: 'idle' },
  taggedUnion('status', {
    idle: object({ status: literal('idle') }),
    asking: object({ status: literal('asking') }),
    known: object({ status: literal('known'), balance: GiftCardBalance }),
    throttled: object({ status: literal('throttled'), ...Throttle.schema }),
    failed: object({ status: literal('failed'), reason: enums(BALANCE_FAILURES) }),
  }),
);

/** Number of requests: only the last answer counts. */
const $turn = state('gift-card/turn', 0, integer());

const asked = sampleStores({
  clock: askBalance,
  source: { balance: $balance, turn: $turn },
  filter: ({ balance }) => balance.status !== 'asking',
  fn: ({ turn }, card) => ({ ...card, turn: turn + 1 }),
});

$turn.on(asked, (_, { turn }) => turn);
$balance
  .on(asked, () => ({ status: 'asking' }))
  .on(balanceTold, (_, balance) => ({ status: 'known', balance }))
  .on(balanceRefused, (_, { reason }) => ({ status: 'failed', reason }))
  .on(balanceThrottled, (_, throttle) => ({ status: 'throttled', ...throttle }))
  .on(forgetBalance, () => ({ status: 'idle' }));

sample({
  clock: asked,
  fn: (question) => ({ ...question, pageType: 'giftcard' }),
  target: balanceFx,
});

// An answer from before the page was left is ignored after a return.
const $awaited = combine($balance, $turn, ({ status }, turn) =>
  status === 'asking' ? turn : null,
);
sample({
  clock: balanceFx.done,
  source: $awaited,
  filter: (turn, { params }) => turn === params.turn,
  fn: (_, { result }) => result,
  target: balanceTold,
});
const failed = sample({
  clock: balanceFx.fail,
  source: $awaited,
  filter: (turn, { params }) => turn === params.turn,
  fn: (_, { error }) => error,
});
sample({
  clock: failed,
  filter: (error) => error.kind !== 'throttled',
  fn: (error) => ({ reason: balanceFailure(errorsIn(error).map(({ errorKey }) => errorKey)) }),
  target: balanceRefused,
});
sample({ clock: failed.filterMap(throttleOf), target: balanceThrottled });

const { $minutes, over } = countdown('gift-card/balanceWait', {
  began: balanceThrottled,
  stopped: [asked, forgetBalance],
});

/** Minutes until the next request is allowed. */
export const $balanceMinutes = $minutes;

$balance.on(over, (balance) =>
  balance.status === 'throttled' ? { ...balance, seconds: 0 } : balance,
);
sample({ clock: over, target: balanceReleased });

/** API-58. Number and PIN exist only in its fields. */
export const balanceForm = declareForm(
  'gift-card',
  'balance',
  { number: secret(), pin: secret() },
  { all: [forgetBalance], isKept: false },
);
