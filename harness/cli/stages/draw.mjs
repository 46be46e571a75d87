import { createHash } from 'node:crypto';

/**
 * Draws items of a list, in their order: the same ones for the same seed.
 *
 * @template Item
 * @param {readonly Item[]} all
 * @param {number} count
 * @param {string} seed
 * @returns {Item[]}
 */
export function draw(all, count, seed) {
  const rank = (/** @type {number} */ at) =>
    createHash('sha256').update(`${seed} ${at}`).digest('hex');
  const drawn = all
    .map((_, at) => ({ at, rank: rank(at) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count);
  const places = new Set(drawn.map(({ at }) => at));
  return all.filter((_, at) => places.has(at));
}
