import { type EventCallable, type Unit, createEvent } from 'effector';

/**
 * An event by which a room hears of another without knowing when, or through what, it is told. It has
 * no name in the log, as it follows at once from what has one. `From` is what it is
 * connected to, or the value that this gives.
 *
 * @example export const bagSeen = inlet<typeof detailsLoaded>();
 */
export function inlet<From = void>(): EventCallable<From extends Unit<infer Value> ? Value : From> {
  return createEvent();
}
