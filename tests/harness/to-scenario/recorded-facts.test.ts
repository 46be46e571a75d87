import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { isCause, type Trace } from '#harness/replay/trace.ts';
import { livesOf } from '#harness/to-scenario/lives.ts';
import { recordedFacts, type TracedFact } from '#harness/to-scenario/recorded-facts.ts';

const [life] = livesOf(
  readTrace(readFileSync('fixtures/traces/app/browser-killed--bag-kept.jsonl', 'utf8')),
);

function factsOf(trace: Trace): Map<string, TracedFact> {
  const facts = [...recordedFacts(trace).values()].flat();
  return new Map(facts.map((fact) => [fact.name, fact]));
}

it('the distance of a fact from a press is the number of backend answers between them', () => {
  const facts = life ? factsOf(life) : new Map<string, TracedFact>();
  const distances = [
    'product/loaded',
    'product/addRequested',
    'cart/itemAdded',
    'cart/recalculated',
  ].map((name) => facts.get(name)?.distance);
  expect(distances).toEqual([Infinity, 0, 1, 2]);
});

it("takes a fact's payload from the replay, if the digests are equal", () => {
  if (!life) throw new Error('The trace has no page life');
  expect(factsOf(life).get('cart/itemAdded')?.payload).toMatchObject({ quantity: 1 });
  const records = life.records.map((record) =>
    isCause(record) && record.facts.includes('cart/itemAdded')
      ? { ...record, digest: 'other' }
      : record,
  );
  expect(factsOf({ ...life, records }).get('cart/itemAdded')).toEqual({
    name: 'cart/itemAdded',
    distance: 1,
    isAltered: true,
  });
});
