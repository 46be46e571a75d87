import { draw } from '#harness/cli/stages/draw.mjs';

/** Hash of the tree in `npm test`, seed of its samples; unset if all cases run. */
const SEED = process.env['SELVEDGE_SAMPLE'];

/** True in `npm run verify` and in a manually started runner. */
export const IS_WHOLE = SEED === undefined;

/** Seed of random inputs: that of the tree in `npm test`, elsewhere a constant. */
export const RANDOM_SEED = SEED === undefined ? 1 : Number.parseInt(SEED.slice(0, 7), 16);

/** In `npm test` a sample of slow cases, seeded with the tree's hash; elsewhere all of them. */
export function sample<Item>(all: readonly Item[], count: number): Item[] {
  return SEED === undefined ? [...all] : draw(all, count, SEED);
}

/** One in four slow tests runs in `npm test`, drawn by the tree's hash and the title; elsewhere all do. */
export function isDrawn(title: string): boolean {
  return SEED === undefined || draw([0, 1, 2, 3], 1, `${SEED} ${title}`)[0] === 0;
}
