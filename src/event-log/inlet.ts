import { type EventCallable, createEvent } from 'effector';

/**
 * Unnamed event through which the wiring of features (`src/app`) triggers a model below it. The log
 * does not contain it, because it follows from named units.
 *
 * @example export const letterLeft = inlet();
 */
export function inlet<Payload = void>(): EventCallable<Payload> {
  return createEvent<Payload>();
}
