import { is } from 'superstruct';
import type { PortHandler } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '#src/event-log/units.ts';

/**
 * A handler for every port, which does nothing outside and answers with nothing. Where a value is
 * meant, it fails by name instead: that port has to be given an answer of its own.
 */
export function silentPorts(): [AnyEffect, PortHandler][] {
  return declaredUnits().flatMap((declared): [AnyEffect, PortHandler][] =>
    declared.kind === 'port' ? [[declared.unit, silent(declared)]] : [],
  );
}

function silent({ name, done }: { name: string; done: { struct: Parameters<typeof is>[1] } }) {
  return is(undefined, done.struct)
    ? async () => undefined
    : () => Promise.reject(new Error(`Nobody answers the port ${name} here`));
}
