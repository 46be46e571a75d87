import { type Effect, type Event, sample } from 'effector';
import { type Infer, enums, object } from 'superstruct';
import { type AnyEffect, command, fact, port, state } from '../event-log/units.ts';
import { dictionary, nothing } from '../kernel/struct.ts';
import type { SessionGate } from './session/session-gate.ts';

/** The parts of the model that a first page can do without. */
export const Part = enums([
  'bag',
  'campaign',
  'cart-data',
  'checkout',
  'door',
  'gift-cards',
  'more',
  'newsletter',
  'orders',
  'product',
  'search',
  'text',
  'wishlist',
]);
export type Part = Infer<typeof Part>;

/** What a part's module brings beside its units: the handlers of ports that are its own. */
export interface PartModule {
  portHandlers?: readonly (readonly [
    AnyEffect,
    (params: any, gate: SessionGate) => unknown, // any: ports of every shape
  ])[];
}

/** How each part is loaded. */
export type PartLoaders = Readonly<Record<Part, () => Promise<object>>>;

const OfPart = object({ part: Part });

/** Asks for a part: it is loaded unless it is there or on its way. */
export const wantPart = command('parts/want', OfPart);
export const partLoaded = fact('parts/loaded', OfPart);
export const partLost = fact('parts/lost', OfPart);

/** Loads a part's modules. Fails where they cannot be had. */
export const loadPartFx = port('parts/load', { params: OfPart, done: nothing(), fail: nothing() });

/** Which parts are there, and which are on their way. */
export const $parts = state<Record<string, 'coming' | 'here'>>(
  'parts/parts',
  {},
  dictionary(enums(['coming', 'here'])),
);

const partWanted = sample({
  clock: wantPart,
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

/**
 * What a late part may hear of what is there from the start: it passes only once the part is
 * loaded. A replay has all parts at hand from its beginning; without the gate they would hear what
 * they missed in the live session.
 *
 * @example const left = inPart('search', locationChanged);
 */
export function inPart<T>(part: Part, unit: Event<T> | Effect<T, any, any>): Event<T> {
  return sample({
    clock: unit as Event<T>, // of both kinds alike what passes is the payload
    source: $parts,
    filter: (parts) => parts[part] === 'here',
    fn: (_, payload) => payload,
    name: GATE,
  });
}

/** Names the gates, for the test that looks for what goes round them. */
export const GATE = 'partGate';

/** A part is there: from now on it hears what happens, and looks at what it has missed. */
export function whenPart(part: Part): Event<{ part: Part }> {
  return partLoaded.filter({ fn: (loaded) => loaded.part === part });
}
