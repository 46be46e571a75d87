import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import {
  $balance,
  $balanceMinutes,
  askBalance,
  balanceFx,
  forgetBalance,
} from '#src/gift-card/balance-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import type { GiftCardBalance } from '#src/gift-card/api.ts';
import { deferred, namesOf, shopScope, throttledError } from '#tests/session/shop-scope.ts';

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

it('API-58 stops the wait when the page is left', async () => {
  const { ask, leave, answers, waits, minutes, facts } = page();
  ask();
  await answers.fail(throttledError(60));
  leave();
  expect(minutes()).toBeNull();
  await waits.answer();
  expect(namesOf(facts, 'gift-card/balanceReleased')).toEqual([]);
});

it('applies only the answer to the request after the return', async () => {
  const { ask, leave, answers, state } = page();
  ask();
  leave();
  ask();
  await answers.answer({ ...left, balance: 1 });
  expect(state()).toEqual({ status: 'asking' });
  await answers.answer(left);
  expect(state()).toEqual({ status: 'known', balance: left });
});
