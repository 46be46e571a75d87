import '#src/app/whole-model.ts';
import { describe, expect, it } from 'vitest';
import { SCENARIOS_IN_NODE } from '#harness/scenarios/all-in-node.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { declaredUnit, domainProblem, nameProblem } from '#harness/scenarios/declared-unit.ts';
import type { ScenarioStep } from '#harness/scenarios/scenario.ts';

it('has the same scenarios with and without Vite, each with a unique id and title', () => {
  expect(SCENARIOS_IN_NODE).toEqual(SCENARIOS);
  const names = SCENARIOS.flatMap(({ id, title }) => [id, title]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Undeclared units in a step. */
function problemsOf(step: ScenarioStep): string[] {
  return [
    ...(step.kind === 'shopper' ? [nameProblem('input', step.input)] : []),
    ...step.facts.map(({ name }) => nameProblem('fact', name)),
    ...Object.keys(step.state ?? {}).map((name) => nameProblem('state', name)),
  ].filter((problem) => problem !== undefined);
}

function domainProblems(domain: string): string[] {
  return [domainProblem(domain)].filter((problem) => problem !== undefined);
}

describe.each(SCENARIOS.map((scenario) => ({ id: scenario.id, scenario })))(
  '$id',
  ({ scenario }) => {
    it('uses only declared inputs, facts, states and domains', () => {
      const steps = Object.values(scenario.in).flatMap((situation) => situation.steps);
      expect([...steps.flatMap(problemsOf), ...scenario.domains.flatMap(domainProblems)]).toEqual(
        [],
      );
    });
  },
);

it('reports an undeclared name with the nearest one', () => {
  expect(() => declaredUnit('input', 'cart/chageQuantity')).toThrow(
    'There is no input cart/chageQuantity; the nearest is cart/changeQuantity',
  );
  expect(nameProblem('fact', 'cart/changeQuantity')).toBe(
    'cart/changeQuantity is no fact, but declared as input',
  );
});

it('reports a domain without facts with the nearest one', () => {
  expect(domainProblem('cart')).toBeUndefined();
  expect(domainProblem('cart/itemAdded')).toBeUndefined();
  expect(domainProblem('wishlst')).toBe('No fact is of wishlst; the nearest is wishlist');
  expect(domainProblem('cart/itemAded')).toBe(
    'There is no fact cart/itemAded; the nearest is cart/itemAdded',
  );
});
