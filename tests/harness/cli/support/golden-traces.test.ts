import { expect, it } from 'vitest';
import { journeysThatKeep, keptTraces, stillVerifies } from '#harness/cli/support/golden-traces.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';

const ofScenarios = new Set(
  SCENARIOS.flatMap(({ golden }) => golden ?? []).map(({ name }) => name),
);

it('every golden trace is recorded by a scenario or by a journey', () => {
  const others = keptTraces().filter((name) => !ofScenarios.has(name));
  expect(others.length).toBeGreaterThan(10);
  expect(journeysThatKeep(others)).toContain('tests/journeys/purchase/purchase.spec.ts');
});

it('every golden trace that a scenario names exists', () => {
  const kept = new Set(keptTraces());
  const missing = [...ofScenarios]
    .filter((name) => !kept.has(name))
    .map((name) => `fixtures/traces/${name}.jsonl: npm run trace -- golden --changed records it`);
  expect(missing).toEqual([]);
});

it("finds the journey by its trace's name, also a template", () => {
  expect(journeysThatKeep(['app/shopping--signed-in'])).toEqual([
    'tests/journeys/shopping.spec.ts',
  ]);
  expect(journeysThatKeep(['checkout/order-guest-hm-cz--placed'])).toEqual([
    'tests/journeys/purchase/purchase.spec.ts',
  ]);
});

it('reports a trace that neither a scenario nor a journey records', () => {
  expect(() => journeysThatKeep(['app/nothing--at-all'])).toThrow(
    'No scenario or journey records fixtures/traces/app/nothing--at-all.jsonl: remove it.',
  );
});

it('a missing trace must be recorded', async () => {
  expect(await stillVerifies('app/nothing--at-all')).toBe(false);
  expect(await stillVerifies('cart/removal--undone')).toBe(true);
});
