import { expect, it } from 'vitest';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { startScenario } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { sizePress } from '#harness/to-scenario/size-press.ts';

/** Control of a scenario's first size choice, as found and as written by hand. */
async function pressesIn(scenario: Scenario, brand: 'rl' | 'hm') {
  const running = await startScenario(scenario, brand);
  for (const step of running.situation.steps) {
    if (step.kind === 'shopper' && step.input === 'product/selectSize') {
      const found = sizePress(running.scope, step);
      running.stop();
      return { found, byHand: step.press };
    }
    await running.next();
  }
  throw new Error('No size is chosen');
}

it.each(['rl', 'hm'] as const)(
  'a size is called as the page calls it, with the country’s numbers and its stock, in %s',
  async (brand) => {
    const { found, byHand } = await pressesIn(scenarioOf('notify-me')!, brand);
    expect(found).toMatchObject({ name: expect.stringContaining(' , ') });
    expect(found).toEqual(byHand);
  },
);

it('an input without a size, or for another page, has no such control', async () => {
  const running = await startScenario(scenarioOf('size-missed')!, 'rl');
  await running.next();
  const none = [
    { input: 'product/selectSize', payload: { value: 'XXXXL' } },
    { input: 'product/addToBag' },
  ].map((step) => sizePress(running.scope, step));
  running.stop();
  expect(none).toEqual([undefined, undefined]);
});
