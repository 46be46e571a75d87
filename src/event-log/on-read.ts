import { type Computed, type StateSource, storesOf } from './effector-internals.ts';

/**
 * Value computed from stores when a decision or `sampleStores` reads it. Unlike Effector's
 * `combine`, it is not computed again at each change of a store, and nothing can subscribe to it.
 *
 * @example
 * const arrival = onRead({ location: $location, user: $userInfo }, ({ location, user }) => arrivalOf(location, user));
 */
export function onRead<Values extends object>(source: SourceOf<Values>): Computed<Values>;
export function onRead<Values extends object, Value>(
  source: SourceOf<Values>,
  fn: (values: Values) => Value,
): Computed<Value>;
export function onRead(
  source: SourceOf<Record<string, unknown>>,
  fn: (values: Record<string, unknown>) => unknown = (values) => values,
): Computed<unknown> {
  const entries = Object.entries(source);
  return {
    stores: entries.flatMap(([, part]) => storesOf(part)),
    getState() {
      const values: Record<string, unknown> = {};
      for (const [key, part] of entries) values[key] = part.getState();
      return fn(values);
    },
  };
}

/** Stores, or values computed from stores, by name. */
export type SourceOf<Values> = { [Key in keyof Values]: StateSource<Values[Key]> };
