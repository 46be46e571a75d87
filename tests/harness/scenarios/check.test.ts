import { expect, it } from 'vitest';
import { contains } from '#harness/scenarios/check.ts';

it('a value holds what is named of it, and lists are compared whole', () => {
  const value = { status: 'guest', items: ['a', 'b'], deep: { count: 2, other: null } };
  expect(contains(value, { deep: { count: 2 } })).toBe(true);
  expect(contains(value, { items: ['a', 'b'] })).toBe(true);
  expect(contains(value, { items: ['a'] })).toBe(false);
  expect(contains(value, { deep: { count: 3 } })).toBe(false);
  expect(contains(value, { missing: 1 })).toBe(false);
  expect(contains(null, { status: 'guest' })).toBe(false);
});
