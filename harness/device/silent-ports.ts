import { is } from 'superstruct';
import type { PortHandler } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '#src/event-log/units.ts';

/** Returns handlers that do nothing. A port with a result throws an error with its name: it needs its own handler. */
export function silentPorts(): [AnyEffect, PortHandler][] {
  return declaredUnits().flatMap((declared): [AnyEffect, PortHandler][] =>
    declared.kind === 'port' ? [[declared.unit, silent(declared)]] : [],
  );
}

function silent({ name, done }: { name: string; done: { struct: Parameters<typeof is>[1] } }) {
  return is(undefined, done.struct)
    ? async () => undefined
    : () => Promise.reject(new Error(`The port ${name} has no handler here`));
}
