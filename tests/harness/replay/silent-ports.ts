import type { PortHandler } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '#src/event-log/units.ts';

/** Handlers of all ports; they never return. */
export function silentPorts(): Map<AnyEffect, PortHandler> {
  return new Map(
    declaredUnits().flatMap((declared) =>
      declared.kind === 'port'
        ? [[declared.unit, () => new Promise(() => undefined)] as const]
        : [],
    ),
  );
}
