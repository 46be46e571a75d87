import type { Unit } from 'effector';
import { onDeclared } from '#src/event-log/units.ts';
import { nodeOf } from '#src/event-log/effector-internals.ts';

type Triggers = Unit<unknown> | readonly Unit<unknown>[];
type On = (trigger: Triggers, reducer: unknown) => unknown;
type Reset = (...triggers: Triggers[]) => unknown;

/** Effector keeps no place of a reducer (`store.on`, `store.reset`): from here on each gets its own. */
export function noteReducers(): void {
  onDeclared((declared) => {
    if (declared.kind !== 'state') return;
    const { unit } = declared;
    const on = unit.on.bind(unit) as On;
    const reset = unit.reset.bind(unit) as Reset;
    unit.on = ((trigger: Triggers, reducer: unknown) => {
      const made = on(trigger, reducer);
      notePlace([trigger], new Error('unit trace'));
      return made;
    }) as typeof unit.on;
    unit.reset = ((...triggers: Triggers[]) => {
      const made = reset(...triggers);
      notePlace(triggers, new Error('unit trace'));
      return made;
    }) as typeof unit.reset;
  });
}

/** What was connected last to each of these. */
function notePlace(triggers: readonly Triggers[], { stack }: Error): void {
  for (const trigger of triggers.flat()) {
    const node = nodeOf(trigger).next.at(-1);
    if (node) node.meta['unitTrace'] = stack;
  }
}
