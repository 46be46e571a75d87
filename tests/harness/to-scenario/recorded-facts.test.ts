import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { recordedFacts } from '#harness/to-scenario/recorded-facts.ts';

it('the distance of a fact from a press is the number of backend answers between them', () => {
  const trace = readFileSync('fixtures/traces/app/browser-killed--bag-kept.jsonl', 'utf8');
  const facts = [...recordedFacts(readTrace(trace)).values()].flat();
  const named = ['product/loaded', 'product/addRequested', 'cart/itemAdded', 'cart/recalculated'];
  const distanceOf = (name: string) => facts.findLast((fact) => fact.name === name)?.distance;
  expect(named.map(distanceOf)).toEqual([Infinity, 0, 1, 2]);
});
