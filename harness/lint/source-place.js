/**
 * Where a linted file stands: its path inside `src`, with forward slashes, or undefined elsewhere.
 *
 * @param {string} filename
 * @returns {string | undefined}
 */
export function placeInSource(filename) {
  const [, place] = /(?:^|.*\/)src\/(.+)$/.exec(filename.replaceAll('\\', '/')) ?? [];
  return place;
}

/**
 * The first folder of a place in `src`; a file beside the folders has none.
 *
 * @param {string} place
 * @returns {string | undefined}
 */
export function folderOf(place) {
  return place.includes('/') ? place.slice(0, place.indexOf('/')) : undefined;
}
