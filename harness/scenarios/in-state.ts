import type { Scope } from 'effector';
import { declaredUnit } from './declared-unit.ts';

/**
 * Placeholder in a payload: resolved from the state when the step runs, such as an id from the backend.
 * List items are selected by index or by value: `cart/bagPage.details.lines[productId=RL0101RAW].id`.
 */
export interface InState {
  inState: string;
}

/** A step of a path: a key, an index, or a value of a list item. */
type Part = string | { key: string; is: string };

const PART = /\.([\w-]+)|\[(\d+)\]|\[([\w-]+)=([\w-]+)\]/y;

/**
 * Value at a path of the state; undefined if there is none.
 *
 * @throws {Error} if the store does not exist or the path is malformed
 */
export function standsAt(scope: Scope, place: string): unknown {
  const [store = ''] = /^[^.[]*/.exec(place) ?? [];
  return partsOf(place.slice(store.length)).reduce<unknown>(
    (held, part) => inside(held, part),
    scope.getState(declaredUnit('state', store).unit),
  );
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const [, key, index, of, is] = PART.exec(text) ?? [];
    const part = key ?? index ?? (of !== undefined && is !== undefined && { key: of, is });
    if (part === undefined || part === false) throw new Error(`${text} is no place in a store`);
    parts.push(part);
  }
  return parts;
}

function inside(held: unknown, part: Part): unknown {
  if (typeof part === 'string') return valueOf(held, part);
  return Array.isArray(held) ? held.find((one) => valueOf(one, part.key) === part.is) : undefined;
}

function valueOf(held: unknown, key: string): unknown {
  return typeof held === 'object' && held !== null && Object.hasOwn(held, key)
    ? (held as Record<string, unknown>)[key]
    : undefined;
}

/**
 * Replaces the placeholders of a payload with current state.
 *
 * @throws {Error} if a placeholder has no value
 */
export function payloadNow(payload: unknown, scope: Scope): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  if (isInState(payload)) {
    const found = standsAt(scope, payload.inState);
    if (found === undefined) throw new Error(`There is nothing at ${payload.inState}`);
    return found;
  }
  if (Array.isArray(payload)) return payload.map((part) => payloadNow(part, scope));
  return Object.fromEntries(
    Object.entries(payload).map(([key, part]) => [key, payloadNow(part, scope)]),
  );
}

function isInState(value: object): value is InState {
  return 'inState' in value && typeof value.inState === 'string' && Object.keys(value).length === 1;
}
