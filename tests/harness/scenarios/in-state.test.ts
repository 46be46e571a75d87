import { expect, it } from 'vitest';
import { payloadNow, standsAt } from '#harness/scenarios/in-state.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { LINE } from '#harness/scenarios/steps.ts';

it('resolves a payload’s placeholders from the state, by index or by a list item’s value', async () => {
  const running = await startScenario(scenarioOf('bag-undo')!, 'rl');
  await running.next();
  const { scope } = running;
  const place = 'cart/bagPage.details.lines[productId=RL1001WHT].id';
  expect(standsAt(scope, place)).toBe(LINE);
  expect(payloadNow({ lineIds: [{ inState: place }], quantity: 2 }, scope)).toEqual({
    lineIds: [LINE],
    quantity: 2,
  });
  expect(standsAt(scope, 'cart/bagPage.details.lines[0].id')).toBe(LINE);
  expect(standsAt(scope, 'cart/bagPage.details.lines[1].id')).toBeUndefined();
  running.stop();
  expect(() => payloadNow({ inState: 'cart/bagPage.nowhere[0]' }, scope)).toThrow(
    'There is nothing at cart/bagPage.nowhere[0]',
  );
  expect(() => standsAt(scope, 'cart/nothing.id')).toThrow('There is no state cart/nothing');
  expect(() => standsAt(scope, 'cart/bagPage!')).toThrow('There is no state cart/bagPage!');
  expect(() => standsAt(scope, 'cart/bagPage.a!')).toThrow('.a! is no place in a store');
});
