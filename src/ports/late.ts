import { sample } from 'effector';
import { array, enums, object, string } from 'superstruct';
import { type AnyEffect, command, fact, port, state } from '../event-log/units.ts';
import { dictionary, noPayload } from '../kernel/struct.ts';
import type { SessionGate } from './session/session-gate.ts';

/** Handlers of a lazy module's own ports. */
export type LateHandlers = readonly (readonly [
  AnyEffect,
  (params: any, gate: SessionGate) => unknown, // any: ports of every shape
])[];

/** Exports of a lazy module beside its units. */
export interface LateModule {
  portHandlers?: LateHandlers;
}

/** Returns a part's module, or loads it. The application defines the parts. */
export type ModuleLoader = (part: string) => LateModule | Promise<LateModule>;

const OfPart = object({ part: string() });

/** Requests a part: loads its module unless it is loaded or loading. */
// oxlint-disable-next-line selvedge/naming -- the log keeps the name that it has always had
export const load = command('parts/want', OfPart);
export const partLoaded = fact('parts/loaded', OfPart);
export const partLost = fact('parts/lost', OfPart);

/** Loads a part's module. Fails if the import fails. */
export const loadPartFx = port('parts/load', {
  params: OfPart,
  done: noPayload(),
  fail: noPayload(),
});

/** Loaded and loading parts. */
export const $parts = state<Record<string, 'coming' | 'here'>>(
  'parts/parts',
  {},
  dictionary(enums(['coming', 'here'])),
);

/** Requested parts that failed to load. */
export const $lostParts = state<string[]>('parts/missing', [], array(string()))
  .on(loadPartFx.fail, (lost, { params: { part } }) => [
    ...lost.filter((one) => one !== part),
    part,
  ])
  .on(loadPartFx.done, (lost, { params: { part } }) =>
    lost.includes(part) ? lost.filter((one) => one !== part) : lost,
  );

const partWanted = sample({
  clock: load,
  source: $parts,
  filter: (parts, { part }) => parts[part] === undefined,
  fn: (_, wanted) => wanted,
});

$parts
  .on(partWanted, (parts, { part }) => ({ ...parts, [part]: 'coming' }))
  .on(loadPartFx.done, (parts, { params: { part } }) => ({ ...parts, [part]: 'here' }))
  .on(loadPartFx.fail, ({ ...parts }, { params: { part } }) => {
    delete parts[part];
    return parts;
  });

sample({ clock: partWanted, target: loadPartFx });
sample({ clock: loadPartFx.done, fn: ({ params }) => params, target: partLoaded });
sample({ clock: loadPartFx.fail, fn: ({ params }) => params, target: partLost });
