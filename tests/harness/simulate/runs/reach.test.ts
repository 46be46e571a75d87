import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { OUT_OF_REACH } from '#harness/simulate/runs/out-of-reach.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { createReach } from '#harness/simulate/runs/reach.ts';

const TRACE = `{"trace":"selvedge"}
["i",0,"cart/addItem",{"list":["a"]},["cart/bagChanged","cart/itemAdded","cart/bagChanged"],"aB_-","x-1"]
["c","http/cart.add",1,{"id":"1"},"x-2"]
["s",5,1,0,["not","facts"],["cart/bagChanged"],"aB_-","x-3"]
["s",5,1,1,{"kind":"network"},["cart/addFailed"],"aB_-","x-4"]
["i",0,"cart/look",["no","facts"],"x-5"]
["e",0,"x-6"]`;

it('counts causes with their facts, and new ones', () => {
  const reach = createReach();
  expect(reach.note(TRACE)).toBe(3);
  expect([...reach.pairs]).toEqual([
    'cart/addItem → cart/bagChanged cart/itemAdded',
    'done http/cart.add → cart/bagChanged',
    'fail http/cart.add → cart/addFailed',
  ]);
  expect([...reach.facts]).toEqual(['cart/bagChanged', 'cart/itemAdded', 'cart/addFailed']);
  expect(reach.note(TRACE)).toBe(0);
});

it('lists only declared facts, which recorded sessions cover', () => {
  const reach = createReach();
  const files = readdirSync('fixtures/traces', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.jsonl')))
    reach.note(readFileSync(`fixtures/traces/${file}`, 'utf8'));
  const facts = declaredUnits().flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []));
  const names = Object.keys(OUT_OF_REACH);
  expect(facts).toEqual(expect.arrayContaining(names));
  expect([...reach.facts]).toEqual(expect.arrayContaining(names));
});
