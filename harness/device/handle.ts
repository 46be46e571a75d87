import type { EffectParams, EffectResult } from 'effector';
import type { PortHandler } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';

/** A port with its handler, as an entry of a table. */
export type HandlerEntry = readonly [AnyEffect, PortHandler];

/**
 * Types a handler by its port.
 *
 * @example new Map([handle(waitFx, ({ ms }) => timers.wait(ms))])
 */
export function handle<Port extends AnyEffect>(
  port: Port,
  handler: (params: EffectParams<Port>) => EffectResult<Port> | Promise<EffectResult<Port>>,
): HandlerEntry {
  return [port, handler];
}
