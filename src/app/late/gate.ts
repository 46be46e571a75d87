import { type Effect, type Event, sample } from 'effector';
import { $parts, partLoaded } from '../../ports/late.ts';
import { GATE } from '../../ports/late-gate.ts';
import type { Part } from '../../pages/parts.ts';

/**
 * What a late module may hear of what is there from the start: it passes only once its part is
 * loaded. A replay has all modules at hand from its beginning; without the gate they would hear what
 * they missed in the live session.
 *
 * @example const left = gate('search', locationChanged);
 */
export function gate<T>(part: Part, unit: Event<T> | Effect<T, any, any>): Event<T> {
  return sample({
    clock: unit as Event<T>, // of both kinds alike what passes is the payload
    source: $parts,
    filter: (parts) => parts[part] === 'here',
    fn: (_, payload) => payload,
    name: GATE,
  });
}

/** A part is there: from now on it hears what happens, and looks at what it has missed. */
export function gateOpened(part: Part): Event<{ part: string }> {
  return partLoaded.filter({ fn: (loaded) => loaded.part === part });
}
