import '#src/app/whole-model.ts';
import { describe, expect, it } from 'vitest';
import { SCENARIOS, scenarioOf } from '#harness/scenarios/all.ts';
import { declaredUnit, domainProblem, nameProblem } from '#harness/scenarios/declared-unit.ts';
import { printCode } from '#harness/code/print-code.ts';
import { inOrder, listCode, scenariosIn } from '#harness/scenarios/list-text.ts';
import type { ScenarioStep } from '#harness/scenarios/scenario.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../harness/scenarios/*/**/*.ts', {
  eager: true,
});

it('the list has every scenario of a file, once, in the order of the files', () => {
  const written = Object.entries(modules).flatMap(([path, module]) =>
    scenariosIn(path.replace('../../../harness/scenarios/', ''), module),
  );
  const ids = inOrder(written).map(({ file, name }) => `${name} of ${file}`);
  const places = new Map(written.map((one) => [one.scenario, `${one.name} of ${one.file}`]));
  expect(
    SCENARIOS.map((scenario) => places.get(scenario)),
    'npm run scenarios',
  ).toEqual(ids);
  expect(new Set(SCENARIOS.map(({ id }) => id)).size, 'ids').toBe(SCENARIOS.length);
});

it('what is written is a list of what the files export', async () => {
  const [undo, voucher] = ['bag-undo', 'bag-voucher'].map((id) => scenarioOf(id)!);
  const files = [
    ...scenariosIn('cart/two.ts', { voucher, help: { ledger: [] } }),
    ...scenariosIn('cart/one.ts', { undo, aside: 1 }),
  ];
  const text = await printCode(listCode(files));
  expect(text).toContain(
    "import { undo } from './cart/one.ts';\nimport { voucher } from './cart/two.ts';\n",
  );
  expect(text).toContain('= [undo, voucher];');
});

/** Of all units that a step names, those that no model declares. */
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
    it('names only inputs, facts, states and domains that are declared', () => {
      const steps = Object.values(scenario.in).flatMap((situation) => situation.steps);
      expect([...steps.flatMap(problemsOf), ...scenario.domains.flatMap(domainProblems)]).toEqual(
        [],
      );
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

it('a domain that tells no facts is told with the nearest one', () => {
  expect(domainProblem('cart')).toBeUndefined();
  expect(domainProblem('cart/itemAdded')).toBeUndefined();
  expect(domainProblem('wishlst')).toBe('No fact is of wishlst; the nearest is wishlist');
  expect(domainProblem('cart/itemAded')).toBe(
    'There is no fact cart/itemAded; the nearest is cart/itemAdded',
  );
});
