import { is } from 'superstruct';
import type { PortHandler } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '#src/event-log/units.ts';

/** A handler for every port that answers with nothing: what it does outside is done nowhere. */
export function silentPorts(): [AnyEffect, PortHandler][] {
  return declaredUnits().flatMap((declared): [AnyEffect, PortHandler][] =>
    declared.kind === 'port' && is(undefined, declared.done.struct)
      ? [[declared.unit, async () => undefined]]
      : [],
  );
}

/**
 * The handlers, once each declared port has one.
 *
 * @throws {Error} that names the ports without one: what answers with a value has to be given one
 */
export function whole<Handlers extends ReadonlyMap<AnyEffect, PortHandler>>(
  handlers: Handlers,
): Handlers {
  const missing = declaredUnits().flatMap(({ kind, name, unit }) =>
    kind === 'port' && !handlers.has(unit) ? [name] : [],
  );
  if (missing.length > 0) throw new Error(`Nobody answers here: ${missing.join(', ')}`);
  return handlers;
}
