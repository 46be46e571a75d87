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
 * Says which files belong to a built release, and which are the release's before it.
 *
 * @typedef {{ release: string, files: string[], earlier?: { release: string, files: string[] } }} Releases
 */

/** Where a built folder says which of its files are which release's; it is not served. */
export const LIST = '.releases.json';

/** Named by their content: two releases can have them side by side. */
const HASHED = /^.+-[\w-]{8}\.\w+(?:\.(?:br|gz))?$/;

/**
 * Keeps the files of the release before for whoever still has one of its pages open: its hashed files go
 * beside those of the new one, and what is older than that goes. Writes which is which into `fresh`.
 *
 * @param {string | undefined} before the folder of the release before, if there is one
 * @param {string} fresh the folder of the new release
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
 * The release that was there: the very same one, built anew, hands on what it had from before.
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
