import { expect, it } from 'vitest';
import { createCallQueue } from '#harness/scenarios/call-queue.ts';

function soon<Value>(value: Value, turns: number): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), turns);
  });
}

it('returns calls in sending order, for any duration', async () => {
  const order = createCallQueue();
  const seen: string[] = [];
  for (const [name, turns] of [
    ['slow', 8],
    ['quick', 0],
    ['medium', 3],
  ] as const)
    void order.add(() => soon(name, turns)).then((value) => seen.push(value));
  await order.settle();
  expect(seen).toEqual(['slow', 'quick', 'medium']);
});

it('returns nothing while closed; settling waits for follow-up calls', async () => {
  const order = createCallQueue();
  const seen: string[] = [];
  order.close();
  void order
    .add(() => 'first')
    .then(async (value) => {
      seen.push(value);
      seen.push(await order.add(() => soon('second', 1)));
    });
  await soon(undefined, 5);
  expect(seen).toEqual([]);
  await order.settle();
  expect(seen).toEqual(['first', 'second']);
});

it('a failing call affects only its caller', async () => {
  const order = createCallQueue();
  const failing = order.add(() => Promise.reject(new RangeError('no')));
  const fine = order.add(() => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(fine).resolves.toBe('yes');
});

it('returns a delayed call when no other is pending', async () => {
  const order = createCallQueue();
  const seen: string[] = [];
  void order
    .add(async () => {
      await order.later();
      return 'slow';
    })
    .then((value) => seen.push(value));
  for (const name of ['quick', 'medium'])
    void order.add(() => soon(name, 2)).then((value) => seen.push(value));
  await order.settle();
  expect(seen).toEqual(['quick', 'medium', 'slow']);
});
