import { expect, it } from 'vitest';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { recordPlaces } from '#harness/showroom/record-places.ts';

const scenario = (id: string): Scenario => SCENARIOS.find((one) => one.id === id)!;

it('the places of scenarios stand in the order of their ids, and by brand where these differ', async () => {
  const { places, problems } = await recordPlaces([
    scenario('payment-cod-success'),
    scenario('bag-undo'),
  ]);
  expect(problems).toEqual([]);
  expect(Object.entries(places)).toEqual([
    ['bag-undo', 'bag bag bag bag bag'],
    [
      'payment-cod-success',
      {
        rl: 'payment payment payment payment payment confirmation',
        hm: 'payment payment payment payment payment payment',
      },
    ],
  ]);
});

it('a scenario that is not as it says is told, with the brand', async () => {
  const { in: both, ...rest } = scenario('cards-none');
  const [step] = both.hm.steps;
  const asked = { ...step!, facts: [...step!.facts, { name: 'cart/itemAdded' }] } as typeof step &
    object;
  const broken: Scenario = { ...rest, in: { ...both, hm: { ...both.hm, steps: [asked] } } };
  const { problems } = await recordPlaces([broken]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^cards-none, hm: .*cart\/itemAdded/);
});
