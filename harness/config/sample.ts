import { draw } from '#harness/cli/stages/draw.mjs';

/** Hash of the tree in `npm test`, seed of its samples; unset if all cases run. */
const SEED = process.env['SELVEDGE_SAMPLE'];

/** True in `npm run verify` and in a manually started runner. */
export const IS_WHOLE = SEED === undefined;

/** In `npm test` a sample of slow cases, seeded with the tree's hash; elsewhere all of them. */
export function sample<Item>(all: readonly Item[], count: number): Item[] {
  return SEED === undefined ? [...all] : draw(all, count, SEED);
}
