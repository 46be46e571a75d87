import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import {
  $balance,
  $balanceMinutes,
  askBalance,
  balanceFx,
  forgetBalance,
} from '#src/gift-card/balance-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import type { GiftCardBalance } from '#src/gift-card/contract.ts';
import {
  deferred,
  httpError,
  namesOf,
  networkError,
  shopScope,
  throttledError,
} from '#tests/session/shop-scope.ts';

const CARD = { number: '6003010200000000', pin: '1873' };
const left: GiftCardBalance = { balance: 5000, currency: 'GBP', expires: '2029-11-20' };

function page() {
  const answers = deferred<GiftCardBalance>();
  const waits = deferred<void>();
  const { scope, calls, facts } = shopScope([balanceFx, answers.handler], [waitFx, waits.handler]);
  return {
    answers,
    waits,
    minutes: () => scope.getState($balanceMinutes),
    facts,
    asked: () => namesOf(calls, 'http/gift-card').length,
    ask: () => scopeBind(askBalance, { scope })(CARD),
    leave: () => scopeBind(forgetBalance, { scope })(),
    state: () => scope.getState($balance),
  };
}

it('API-58 asks once at a time, and tells what is left', async () => {
  const { ask, asked, answers, state, facts } = page();
  expect(state()).toEqual({ status: 'idle' });
  ask();
  ask();
  expect(state()).toEqual({ status: 'asking' });
  expect(asked()).toBe(1);
  await answers.answer(left);
  expect(state()).toEqual({ status: 'known', balance: left });
  expect(facts).toEqual([{ name: 'gift-card/balanceTold', payload: left }]);
  ask();
  expect(asked()).toBe(2);
});

it.each([
  [httpError(400, '_ERR_GIFT_CARD_INVALID'), 'unknown'],
  [httpError(400, '_ERR_GIFT_CARD_EXPIRED'), 'over'],
  [httpError(400, '_ERR_GIFT_CARD_LOCKED'), 'locked'],
  [httpError(500), 'unreachable'],
  [networkError, 'unreachable'],
])('API-58 FTL-04 %o is told as %s', async (error, reason) => {
  const { ask, answers, state, facts } = page();
  ask();
  await answers.fail(error);
  expect(state()).toEqual({ status: 'failed', reason });
  expect(facts).toContainEqual({ name: 'gift-card/balanceRefused', payload: { reason } });
  expect(namesOf(facts, 'fatal-error')).toEqual([]);
});

it('API-58 who asks too often, or of a card that is locked, is told for how long to wait', async () => {
  const { ask, answers, waits, minutes, state, facts } = page();
  ask();
  await answers.fail(throttledError(60, false));
  expect(state()).toEqual({ status: 'throttled', seconds: 60, canProve: false });
  expect(namesOf(facts, 'gift-card')).toEqual(['gift-card/balanceThrottled']);
  expect(minutes()).toBe(1);
  await waits.answer();
  expect(state()).toEqual({ status: 'throttled', seconds: 0, canProve: false });
  expect(namesOf(facts, 'gift-card/balanceReleased')).toHaveLength(1);
  ask();
  expect(minutes()).toBeNull();
});

it('API-58 who leaves the page waits for nothing', async () => {
  const { ask, leave, answers, waits, minutes, facts } = page();
  ask();
  await answers.fail(throttledError(60));
  leave();
  expect(minutes()).toBeNull();
  await waits.answer();
  expect(namesOf(facts, 'gift-card/balanceReleased')).toEqual([]);
});

it('who leaves the page is told nothing any more', async () => {
  const { ask, leave, answers, state, facts } = page();
  ask();
  leave();
  await answers.answer(left);
  expect(state()).toEqual({ status: 'idle' });
  expect(facts).toEqual([]);
});

it('who comes back and asks again gets the answer to that, not to what was asked before', async () => {
  const { ask, leave, answers, state } = page();
  ask();
  leave();
  ask();
  await answers.answer({ ...left, balance: 1 });
  expect(state()).toEqual({ status: 'asking' });
  await answers.answer(left);
  expect(state()).toEqual({ status: 'known', balance: left });
});

it.each(['gift-card/askBalance', 'http/gift-card.balance'])(
  '%s leaves neither number nor PIN in the log',
  (name) => {
    const unit = findUnit(name);
    const redact = unit?.kind === 'port' ? unit.params.redact : unit?.redact;
    const written = JSON.stringify(redact?.(CARD, createPseudonyms()));
    expect(written).toBeDefined();
    expect(written).not.toMatch(/6003|1873/);
  },
);
