import '#src/app/whole-model.ts';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';

/** Prints the digest of all units of the model, those of late parts as well. */
process.stdout.write(catalogueDigest());
