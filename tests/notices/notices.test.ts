import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $notices, actionTaken, dismiss, showNotice, takeAction } from '#src/notices/model.ts';
import { notice } from '#src/notices/notices.ts';
import { waitFx } from '#src/ports/clock.ts';
import { deferred, shopScope } from '#tests/session/shop-scope.ts';

const text = notice('error', 'cart:error.add', 5000);

it('UIX-08 a notice closes by itself after its given duration', async () => {
  const clock = deferred<void>();
  const { scope, facts, calls } = shopScope([waitFx, clock.handler]);
  void allSettled(showNotice, { scope, params: text });
  expect(scope.getState($notices)).toEqual([{ id: 1, ...text }]);
  expect(calls).toEqual([{ name: 'clock/wait', payload: { ms: 5000, label: 'notice-1' } }]);
  await clock.answer();
  expect(scope.getState($notices)).toEqual([]);
  expect(facts.map(({ name }) => name)).toEqual(['notices/noticeShown', 'notices/noticeClosed']);
});

it('UIX-07 a notice without a duration stays until the shopper dismisses it', async () => {
  const { scope, calls } = shopScope();
  await allSettled(showNotice, { scope, params: { ...text, ms: 0 } });
  expect(calls).toEqual([]);
  expect(scope.getState($notices)).toHaveLength(1);
  await allSettled(dismiss, { scope, params: { id: 1 } });
  expect(scope.getState($notices)).toEqual([]);
});

it('a notice dismissed early is not closed a second time by its clock', async () => {
  const clock = deferred<void>();
  const { scope, facts } = shopScope([waitFx, clock.handler]);
  void allSettled(showNotice, { scope, params: text });
  void allSettled(dismiss, { scope, params: { id: 1 } });
  await clock.answer();
  expect(facts.filter(({ name }) => name === 'notices/noticeClosed')).toHaveLength(1);
});

it('the action of a notice reports its parameters, and closes it', async () => {
  const { scope, facts } = shopScope();
  const params = { ...text, ms: 0, actionKey: 'cart:bag.undo', params: { lineId: '7' } } as const;
  await allSettled(showNotice, { scope, params });
  await allSettled(takeAction, { scope, params: { id: 1 } });
  expect(facts.find(({ name }) => name === actionTaken.shortName)?.payload).toEqual({
    id: 1,
    actionKey: 'cart:bag.undo',
    params: { lineId: '7' },
  });
  expect(scope.getState($notices)).toEqual([]);
});
