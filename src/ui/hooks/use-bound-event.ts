import { type EventCallable, type Scope, scopeBind } from 'effector';
import { useProvidedScope } from 'effector-react';

const BOUND = new WeakMap<Scope, WeakMap<object, unknown>>();

/**
 * Returns an event bound to the provided scope. Unlike `useUnit` it does not subscribe, which each of many views would
 * pay for. Throws outside a `Provider` of a scope.
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
