import type { Wish } from './condition.ts';
import { valueAt } from './place.ts';

/** True if a value meets a condition. */
export function meets(value: unknown, wish: Wish): boolean {
  switch (wish.kind) {
    case 'any':
      return true;
    case 'parts':
      return hasParts(value, wish.parts);
    case 'something':
      return isSomething(valueAt(value, wish.path));
    case 'nothing':
      return !isSomething(valueAt(value, wish.path));
    case 'compared':
      return isAs(valueAt(value, wish.path), wish);
  }
}

/** True if `value` contains all of `parts`. */
function hasParts(value: unknown, parts: unknown): boolean {
  if (parts === undefined || Object.is(value, parts)) return true;
  if (typeof parts !== 'object' || parts === null || typeof value !== 'object' || value === null)
    return false;
  return Object.entries(parts).every(([key, wanted]) =>
    hasParts((value as Record<string, unknown>)[key], wanted),
  );
}

function isSomething(found: unknown): boolean {
  return found !== undefined && found !== null && found !== false;
}

function isAs(
  found: unknown,
  { is, value }: Pick<Extract<Wish, { kind: 'compared' }>, 'is' | 'value'>,
): boolean {
  if (is === '=' || is === '!=')
    return (JSON.stringify(found) === JSON.stringify(value)) === (is === '=');
  if (typeof found !== typeof value || found === undefined) return false;
  const [one, other] = [found as number, value as number];
  if (is === '<') return one < other;
  if (is === '>') return one > other;
  return is === '<=' ? one <= other : one >= other;
}
