import type { Unit } from 'effector';
import { onDeclared } from '#src/event-log/units.ts';
import { nodeOf } from '#harness/replay/graph-nodes.ts';

type On = (trigger: unknown, reducer: unknown) => unknown;

/** Effector keeps no place of a reducer (`store.on`): from here on each gets its own. */
export function noteReducers(): void {
  onDeclared((declared) => {
    if (declared.kind !== 'state') return;
    const { unit } = declared;
    const on = unit.on.bind(unit) as On;
    unit.on = ((trigger: Unit<unknown> | readonly Unit<unknown>[], reducer: unknown) => {
      const made = on(trigger, reducer);
      const { stack } = new Error('unit trace');
      for (const one of [trigger].flat()) {
        const node = nodeOf(one).next.at(-1);
        if (node) node.meta['unitTrace'] = stack;
      }
      return made;
    }) as typeof unit.on;
  });
}
