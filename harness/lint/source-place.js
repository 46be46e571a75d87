/**
 * Path of a linted file inside `src`, with forward slashes; `undefined` elsewhere.
 *
 * @param {string} filename
 * @returns {string | undefined}
 */
export function placeInSource(filename) {
  const [, place] = /(?:^|.*\/)src\/(.+)$/.exec(filename.replaceAll('\\', '/')) ?? [];
  return place;
}

/**
 * First folder of a path in `src`; `undefined` for a file at the top.
 *
 * @param {string} place
 * @returns {string | undefined}
 */
export function folderOf(place) {
  return place.includes('/') ? place.slice(0, place.indexOf('/')) : undefined;
}
