import '#src/app/model.ts';
import { catalogueDigest, knownStores } from '#src/event-log/catalogue-digest.ts';
import { declaredUnits } from '#src/event-log/units.ts';

const portNames = () =>
  declaredUnits().flatMap(({ kind, name }) => (kind === 'port' ? [name] : []));

/** Prints the digest of all units including lazy modules, the stores, and the names of ports in lazy modules. */
const early = new Set(portNames());
await import('#src/app/whole-model.ts');
const latePorts = portNames().filter((name) => !early.has(name));
process.stdout.write(
  JSON.stringify({ catalogue: catalogueDigest(), stores: knownStores(), latePorts }),
);
