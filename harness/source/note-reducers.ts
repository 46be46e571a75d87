import type { Unit } from 'effector';
import { onDeclared } from '#src/event-log/units.ts';
import { nodeOf } from '#src/event-log/effector-internals.ts';

type Triggers = Unit<unknown> | readonly Unit<unknown>[];
type On = (trigger: Triggers, reducer: unknown) => unknown;
type Reset = (...triggers: Triggers[]) => unknown;

/** Records the location of reducers (`store.on`, `store.reset`), which Effector does not. */
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

/** Adds the stack to the last connection of each trigger. */
function notePlace(triggers: readonly Triggers[], { stack }: Error): void {
  for (const trigger of triggers.flat()) {
    const node = nodeOf(trigger).next.at(-1);
    if (node) node.meta['unitTrace'] = stack;
  }
}
