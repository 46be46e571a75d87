import '#src/app/whole-model.ts';
import { catalogueDigest, knownStores } from '#src/event-log/catalogue-digest.ts';

/** Prints the digest of all units including lazy modules, and the stores. */
process.stdout.write(JSON.stringify({ catalogue: catalogueDigest(), stores: knownStores() }));
