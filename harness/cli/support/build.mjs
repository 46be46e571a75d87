import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { keepEarlier } from '../../server/keep-earlier.mjs';
import { SERVER } from '../../server/built-folder.mjs';
import { codeOf } from '../../server/listen.mjs';
import { packSite } from '../../server/pack.mjs';
import { INPUTS } from './build-inputs.mjs';
import { binOf, inProject } from './project.mjs';
import { run } from './run.mjs';
import { isSameStamp, sourceStamp } from './source-stamp.mjs';
import { Stop } from './stop.mjs';

/** Built demo: the shop with the embedded backend and the studio. */
export const DEMO = inProject('.cache', 'demo');

/** Built release, as from `npm run build`: the shop alone. */
export const RELEASE = inProject('dist');

const MODES = { [DEMO]: ['demo', 'studio'], [RELEASE]: ['production'] };

/** Environment of a build, without a test's mode. */
const BUILD_ENV = { NODE_ENV: 'production', VITEST: undefined };

const STAMP = '.selvedge-build';
/**
 * Builds the demo or the release unless it is up to date with the sources. Replaces the old build only when the new one
 * is complete.
 *
 * @param {string} [folder] {@link DEMO} or {@link RELEASE}
 * @returns {Promise<{ built: boolean, output: string }>}
 * @throws {Stop} when the build fails; its message ends with the bundler's output
 */
export async function ensureBuilt(folder = DEMO) {
  const wanted = sourceStamp(INPUTS);
  if (hasStamp(folder, wanted)) return { built: false, output: '' };
  const fresh = inProject('.cache', `build-${process.pid}`);
  checkWritable(inProject('.cache'), dirname(folder));
  const modes = MODES[folder] ?? [];
  const builds = await Promise.all(modes.map((mode) => buildInto(fresh, mode)));
  const output = builds.map((each) => each.output).join('');
  if (builds.some(({ status }) => status !== 0)) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(`The build failed:\n${output}`);
  }
  await packSite(fresh);
  const server = await buildServer(fresh, modes[0] ?? '');
  if (server.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(`The build of the server failed:\n${server.output}`);
  }
  putInPlace(fresh, folder, wanted);
  return { built: true, output };
}

/**
 * True if a folder contains a complete build with this stamp.
 *
 * @param {string} folder @param {string} stamp
 */
export function hasStamp(folder, stamp) {
  const file = join(folder, STAMP);
  return existsSync(file) && isSameStamp(readFileSync(file, 'utf8'), stamp);
}

/**
 * Creates missing folders and checks that they are writable.
 *
 * @param {...string} folders
 * @throws {Stop} with the folder's name if it is not writable
 */
export function checkWritable(...folders) {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch (error) {
      throw new Stop(`The folder ${folder} cannot be written (${String(codeOf(error))}).`);
    }
  }
}

/**
 * Replaces the old build by a new one. Keeps the old one's hashed files for open pages.
 *
 * @param {string} fresh folder of the new build; moved
 * @param {string} folder
 * @param {string} stamp stamp of its sources, see {@link hasStamp}
 */
export function putInPlace(fresh, folder, stamp) {
  keepEarlier(existsSync(folder) ? folder : undefined, fresh);
  writeFileSync(join(fresh, STAMP), stamp);
  const old = `${fresh}-old`;
  if (existsSync(folder)) renameSync(folder, old); // A running server misses the folder for an instant only.
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

/** @param {string} folder a new one @param {string} mode */
function buildInto(folder, mode) {
  const args = ['build', '--mode', mode, '--outDir', folder, '--no-emptyOutDir'];
  return run(binOf('vite'), args, { env: BUILD_ENV });
}

/** @param {string} folder @param {string} mode */
function buildServer(folder, mode) {
  const config = join('harness', 'config', 'server-build.ts');
  const args = ['build', '--config', config, '--mode', mode, '--outDir', join(folder, SERVER)];
  return run(binOf('vite'), args, { env: BUILD_ENV });
}
