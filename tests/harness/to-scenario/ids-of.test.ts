import { describe, expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type BrandFixtures, inBoth } from '#harness/scenarios/brand-fixtures.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import type {
  Scenario,
  ScenarioStart,
  ScenarioStep,
  Situation,
} from '#harness/scenarios/scenario.ts';
import { strangerAt } from '#harness/scenarios/starts.ts';
import { writeScenario } from '#harness/to-scenario/write-scenario.ts';

const SETTLES: ScenarioStep = { kind: 'settle', title: 'All comes.', facts: [] };
const PIECE = 'RL1001WHT';
const LINE = `cart/bagPage.details.lines[productId=${PIECE}].id`;

function wish(input: string, payload?: Record<string, unknown>): ScenarioStep {
  return {
    kind: 'shopper',
    title: input,
    input,
    ...(payload && { payload }),
    press: 'no-control',
    facts: [],
  };
}

/** The scenario written from a session of these steps, recorded with a backend that had issued other ids before. */
async function writtenOf(steps: readonly ScenarioStep[], start: Partial<ScenarioStart> = {}) {
  const situation = (fixtures: BrandFixtures): Situation => ({
    start: {
      ...strangerAt(fixtures, fixtures.piece.path),
      person: 'mira',
      orders: [{ lines: [{ productId: 'RL0101RAW', size: 0, quantity: 1 }], hoursAgo: 90 }],
      ...start,
    },
    rules: [],
    screen: [],
    steps,
  });
  const recorded: Scenario = {
    id: 'recorded',
    title: 'Recorded',
    summary: '',
    ledger: [],
    domains: [],
    in: inBoth(situation),
  };
  const { trace } = await runScenario(recorded, 'rl');
  return { trace, ...(await writeScenario(readTrace(trace), 'written')) };
}

function payloadOf({ in: { rl } }: Scenario, input: string): unknown {
  return rl.steps.find((step) => step.kind === 'shopper' && step.input === input);
}

const ADDS: readonly ScenarioStep[] = [
  SETTLES,
  wish('product/selectSize', { value: 'S' }),
  wish('product/addToBag'),
  SETTLES,
  { kind: 'visit', title: 'Looks.', to: '/shopping-bag', press: 'no-control', facts: [] },
  SETTLES,
];

describe('ids of the recorded backend', () => {
  it('a line added to the bag is found by its content, under its current id', async () => {
    const quantity = { lineId: { inState: LINE }, quantity: 3 };
    const steps = [...ADDS, wish('cart/changeQuantity', quantity), SETTLES];
    const { trace, scenario, text, untold } = await writtenOf(steps);
    expect(trace).toContain('"lineId":"7010021"');
    expect(text).not.toMatch(/7010021/);
    expect(payloadOf(scenario, 'cart/changeQuantity')).toMatchObject({
      payload: quantity,
      press: { role: 'textbox', name: 'Quantity of Foundry Tee', type: '3' },
    });
    const facts = scenario.in.rl.steps.flatMap((step) => step.facts.map(({ name }) => name));
    expect(facts).toContain('cart/quantityChanged');
    expect(facts).not.toContain('cart/lineChangeFailed');
    expect(untold.filter((one) => one.startsWith('In the trace'))).toEqual([]);
    expect((await runScenario(scenario, 'rl')).problems).toEqual([]);
  });

  it('keeps an id of the catalogue, and one that no answer contains', async () => {
    const steps = [
      SETTLES,
      wish('wishlist/addItem', { productId: PIECE }),
      wish('cart/removeLine', { lineId: '999' }),
      SETTLES,
    ];
    const { scenario } = await writtenOf(steps);
    expect(payloadOf(scenario, 'wishlist/addItem')).toMatchObject({
      payload: { productId: PIECE },
    });
    expect(payloadOf(scenario, 'cart/removeLine')).toMatchObject({ payload: { lineId: '999' } });
  });

  it('reports an id missing in the simulated shop, and keeps the recorded one', async () => {
    const savedCards = [{ brand: 'visa', lastDigits: '1111', expiry: '1229' }];
    const steps = [SETTLES, wish('account/removeCard', { cardId: 'K1' }), SETTLES];
    const { untold, scenario } = await writtenOf(steps, {
      path: '/myaccount/savedcards',
      savedCards,
    });
    expect(payloadOf(scenario, 'account/removeCard')).toMatchObject({ payload: { cardId: 'K1' } });
    expect(untold).toContain(
      'Of what K1 was the id in the recorded shop, there is nothing in the simulated one.',
    );
  });
});
