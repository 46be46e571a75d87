import process from 'node:process';
import { stopNoting } from '#harness/source/note-places.ts';
import { placeText, unitPlaces } from '#harness/source/graph.ts';

/** Prints the source location of each unit: `{"cart/bag":"src/cart/bag/bag-model.ts:41"}`. */
await import('#src/app/whole-model.ts');
stopNoting();
const places = [...unitPlaces()].map(([name, place]) => [name, placeText(place)] as const);
process.stdout.write(JSON.stringify(Object.fromEntries(places)));
