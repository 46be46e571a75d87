import { fork } from 'effector';
import { expect, it } from 'vitest';
import { contains, problemsOf } from '#harness/scenarios/check.ts';
import type { ScenarioStep } from '#harness/scenarios/scenario.ts';

it('compares only the named parts of a value, and whole lists', () => {
  const value = { status: 'guest', items: ['a', 'b'], deep: { count: 2, other: null } };
  expect(contains(value, { deep: { count: 2 } })).toBe(true);
  expect(contains(value, { items: ['a', 'b'] })).toBe(true);
  expect(contains(value, { items: ['a'] })).toBe(false);
  expect(contains(value, { deep: { count: 3 } })).toBe(false);
  expect(contains(value, { missing: 1 })).toBe(false);
  expect(contains(null, { status: 'guest' })).toBe(false);
});

const step: ScenarioStep = {
  kind: 'settle',
  title: 'It comes back.',
  facts: [{ name: 'cart/read' }, { name: 'cart/shown', payload: { lines: 2 } }],
};

/** Problems of facts with their turns. */
function wrongWith(...facts: (readonly [name: string, turn: number, lines?: number])[]): string[] {
  const seen = facts.map(([name, turn, lines]) => ({ name, turn, payload: { lines } }));
  return problemsOf(step, { facts: seen, turns: 2, asked: [] }, fork(), ['cart']);
}

it('accepts facts of one turn in any order, but turns only in theirs', () => {
  expect(wrongWith(['cart/read', 1], ['cart/shown', 1, 2])).toEqual([]);
  expect(wrongWith(['cart/shown', 1, 2], ['cart/read', 1])).toEqual([]);
  expect(wrongWith(['cart/shown', 1, 2], ['cart/read', 2])).not.toEqual([]);
});

it('reports a missing, wrong or additional fact', () => {
  expect(wrongWith(['cart/read', 1])).toEqual([
    'expected cart/shown {"lines":2}, but there was no further fact',
  ]);
  expect(wrongWith(['cart/read', 1], ['cart/shown', 1, 3])).toHaveLength(1);
  expect(wrongWith(['cart/read', 1], ['cart/shown', 1, 2], ['cart/read', 1])).toEqual([
    'expected no further fact, but there was cart/read {}',
  ]);
});

it('reports an expected fact outside the scenario’s domains', () => {
  const seen = { facts: [{ name: 'cart/read', turn: 1, payload: null }], turns: 1, asked: [] };
  expect(problemsOf(step, seen, fork(), ['cart/read'])).toEqual([
    'cart/shown is not in `domains`: it is not looked at',
  ]);
});
