import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/**
 * Files of a built release and of the previous release.
 *
 * @typedef {{ release: string, files: string[], earlier?: { release: string, files: string[] } }} Releases
 */

/** File of a built folder that lists its files by release; it is not served. */
export const LIST = '.releases.json';

/** Files with a content hash in their name: those of two releases can coexist. */
const HASHED = /^.+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/**
 * Keeps the previous release's hashed files beside the new ones, for open pages; older ones are removed. Writes the
 * list into `fresh`.
 *
 * @param {string | undefined} before folder of the previous release, if any
 * @param {string} fresh folder of the new release
 * @returns {Releases}
 */
export function keepEarlier(before, fresh) {
  const own = ofRelease(hashedFiles(fresh));
  const last = before === undefined ? undefined : lastRelease(before, own.release);
  for (const file of last?.files ?? []) {
    const target = join(fresh, file);
    if (before === undefined || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(before, file), target);
  }
  const releases = { ...own, ...(last && { earlier: last }) };
  writeFileSync(join(fresh, LIST), JSON.stringify(releases, null, 2));
  return releases;
}

/**
 * Previous release in a folder. Rebuilding the same release keeps its predecessor's files.
 *
 * @param {string} folder @param {string} release
 * @returns {{ release: string, files: string[] } | undefined}
 */
function lastRelease(folder, release) {
  const list = join(folder, LIST);
  const had = existsSync(list)
    ? /** @type {Releases} */ (JSON.parse(readFileSync(list, 'utf8')))
    : ofRelease(hashedFiles(folder));
  const last = had.release === release ? had.earlier : had;
  const files = last?.files.filter((file) => existsSync(join(folder, file))) ?? [];
  return last && files.length > 0 ? { release: last.release, files } : undefined;
}

/** @param {string[]} files @returns {Releases} */
function ofRelease(files) {
  const name = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  return { release: name, files };
}

/** @param {string} folder @returns {string[]} */
function hashedFiles(folder) {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return [];
  return readdirSync(assets)
    .filter((file) => HASHED.test(file))
    .toSorted()
    .map((file) => `assets/${file}`);
}
