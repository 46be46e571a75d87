import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import type { SeenFact } from '#harness/scenarios/check.ts';
import { factDifferences } from '#harness/to-scenario/fact-differences.ts';
import type { TracedFact } from '#harness/to-scenario/recorded-facts.ts';

type Facts = readonly (readonly [name: string, payload?: unknown])[];

/** Remarks for steps with the facts of a trace and of a run. */
function said(recorded: readonly Facts[], ofRun: readonly Facts[]): string[][] {
  const traced = recorded.map((facts) =>
    facts.map(([name, payload]): TracedFact => ({
      name,
      distance: 0,
      ...(payload !== undefined && { payload }),
    })),
  );
  const seen = ofRun.map((facts, turn) =>
    facts.map(([name, payload]): SeenFact => ({ name, payload, turn })),
  );
  return factDifferences(traced, seen);
}

it('ignores a fact that moved by one step', () => {
  const [shown, read] = [['consent/viewShown'], ['cart/readRefused']] as const;
  expect(said([[], [shown]], [[shown], []])).toEqual([[], []]);
  expect(said([[shown], []], [[], [shown]])).toEqual([[], []]);
  expect(said([[shown, read], [], []], [[], [shown], [read]])).not.toEqual([[], [], []]);
});

it('reports a missing or additional fact with step and name', () => {
  expect(said([[['cart/itemAdded']], []], [[], []])).toEqual([
    ['In the trace besides: cart/itemAdded. The simulated shop answers otherwise.'],
    [],
  ]);
  expect(said([[], []], [[], [['cart/addFailed']]])).toEqual([
    [],
    ['In the trace there is no cart/addFailed. The simulated shop answers otherwise.'],
  ]);
});

it('reports the recorded payload of a fact whose payload differs', () => {
  const added = (quantity: number, orderId = '1') =>
    ['cart/itemAdded', { productId: 'RL0101RAW', quantity, orderId }] as const;
  expect(said([[added(2)]], [[added(1)]])).toEqual([
    [
      'In the trace: cart/itemAdded {"productId":"RL0101RAW","quantity":2}. The simulated shop answers otherwise.',
    ],
  ]);
  expect(said([[added(2, '7')]], [[added(2, '8')]])).toEqual([[]]);
});

it('reports a fact that the replay gives with another payload', () => {
  const fact: TracedFact = { name: 'cart/itemAdded', distance: 1, isAltered: true };
  const seen: SeenFact = { name: 'cart/itemAdded', payload: { quantity: 1 }, turn: 1 };
  expect(factDifferences([[fact]], [[seen]])).toEqual([
    [
      'In the trace with something else in it: cart/itemAdded. The simulated shop answers otherwise.',
    ],
  ]);
});
