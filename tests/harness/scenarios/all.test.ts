import '#src/app/whole-model.ts';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { declaredUnit, nameProblem } from '#harness/scenarios/declared-unit.ts';
import type { Scenario, ScenarioStep } from '#harness/scenarios/scenario.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../harness/scenarios/**/*.ts', {
  eager: true,
});

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'ledger' in value && 'domains' in value;
}

it('every scenario of a file is in the list, once', () => {
  const missing = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => isScenario(value) && !SCENARIOS.includes(value))
      .map(([name]) => `${file}: put ${name} into SCENARIOS of harness/scenarios/all.ts`),
  );
  expect(missing).toEqual([]);
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
});

/** Of all units that a step names, those that no model declares. */
function problemsOf(step: ScenarioStep): string[] {
  return [
    ...(step.kind === 'shopper' ? [nameProblem('input', step.input)] : []),
    ...step.facts.map(({ name }) => nameProblem('fact', name)),
    ...Object.keys(step.state ?? {}).map((name) => nameProblem('state', name)),
  ].filter((problem) => problem !== undefined);
}

describe.each(SCENARIOS.map((scenario) => ({ id: scenario.id, scenario })))(
  '$id',
  ({ scenario }) => {
    it('names only inputs, facts and states that are declared', () => {
      const steps = Object.values(scenario.in).flatMap((situation) => situation.steps);
      expect(steps.flatMap(problemsOf)).toEqual([]);
    });
  },
);

it('a name that nothing declares is told with the nearest one', () => {
  expect(() => declaredUnit('input', 'cart/chageQuantity')).toThrow(
    'There is no input cart/chageQuantity; the nearest is cart/changeQuantity',
  );
  expect(nameProblem('fact', 'cart/changeQuantity')).toBe(
    'cart/changeQuantity is no fact, but declared as input',
  );
});
