import '#src/app/whole-model.ts';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';
import { declaredUnits } from '#src/event-log/units.ts';

/**
 * Prints what the build has to know of the model, as JSON: the digest of all units, and what has no
 * privacy mark: names of units, and for ports `name params`, `name done` and `name fail`.
 */
const unmarked = declaredUnits().flatMap((unit) =>
  (unit.kind === 'port' ? [unit.params, unit.done, unit.fail] : [unit])
    .filter(({ redact }) => redact === null)
    .map(({ name }) => name),
);
process.stdout.write(JSON.stringify({ catalogue: catalogueDigest(), unmarked }));
