import '#src/app/model.ts';
import { declaredUnits } from '#src/event-log/units.ts';

/**
 * Prints what has no privacy mark, as a JSON list: names of units, and for ports `name params`,
 * `name done` and `name fail`.
 */
const names = declaredUnits().flatMap((unit) =>
  (unit.kind === 'port' ? [unit.params, unit.done, unit.fail] : [unit])
    .filter(({ redact }) => redact === null)
    .map(({ name }) => name),
);
process.stdout.write(JSON.stringify(names));
