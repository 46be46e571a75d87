import { expect, it } from 'vitest';
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
