import { create, number, type } from 'superstruct';
import { expect, it } from 'vitest';
import { Readable, requiredItems } from '#src/kernel/tolerant.ts';

const Answer = type({ list: requiredItems(type({ id: number() })) });
const read = (list: unknown) => create({ list }, Answer).list;

it('LST-08 skips and counts invalid entries', () => {
  const list = read([{ id: 1 }, { id: { toString: 1 } }, null, { id: 2 }]);
  expect(list.entries.map(({ id }) => id)).toEqual([1, 2]);
  expect(list.leftOut).toBe(2);
  expect(read([{ id: 1 }]).leftOut).toBeUndefined();
  expect(read([]).entries).toEqual([]);
});

it.each([[[{}, 7]], ['<html>'], [null], [{ entries: [], leftOut: 0 }], [{}]])(
  'LST-08 refuses %j, because no entry is valid',
  (list) => {
    expect(() => read(list)).toThrow();
    expect(list).not.toBeInstanceOf(Readable);
  },
);
