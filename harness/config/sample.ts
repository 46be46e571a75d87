import { draw } from '#harness/cli/stages/draw.mjs';

/** Hash of the tree in `npm test`, which seeds its samples; absent where everything runs. */
const SEED = process.env['SELVEDGE_SAMPLE'];

/** True in `npm run verify` and in a runner started by hand. */
export const IS_WHOLE = SEED === undefined;

/** In `npm test` a sample of cases that would take minutes, drawn by the hash of the tree; elsewhere all of them. */
export function sample<Item>(all: readonly Item[], count: number): Item[] {
  return SEED === undefined ? [...all] : draw(all, count, SEED);
}
