import { type EventCallable, type Scope, scopeBind } from 'effector';
import { useProvidedScope } from 'effector-react';

const BOUND = new WeakMap<Scope, WeakMap<object, unknown>>();

/**
 * An event of the provided scope, for views that a page has many of: `useUnit` subscribes in each of them, even without
 * a store. Throws outside a `Provider` of a scope.
 * @example const open = useBoundEvent(openQuickAdd);
 */
export function useBoundEvent<Payload>(event: EventCallable<Payload>): (payload: Payload) => void {
  const scope = useProvidedScope();
  if (!scope) throw new Error('No scope above');
  const events = BOUND.get(scope) ?? new WeakMap<object, unknown>();
  BOUND.set(scope, events);
  const bound = events.get(event) ?? scopeBind(event, { scope });
  events.set(event, bound);
  return bound as (payload: Payload) => void; // the map's keys are the events
}
