import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keepEarlier } from '../../server/keep-earlier.mjs';
import { SERVER } from '../../server/built-folder.mjs';
import { packSite } from '../../server/pack.mjs';
import { INPUTS } from './build-inputs.mjs';
import { binOf, inProject, PROJECT } from './project.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

/** The built demo: the shop with the embedded backend and the studio. */
export const DEMO = inProject('.cache', 'demo');

/** The built release, as `npm run build` makes it: the shop alone. */
export const RELEASE = inProject('dist');

const MODES = { [DEMO]: ['demo', 'studio'], [RELEASE]: ['production'] };

const STAMP = '.selvedge-build';
/**
 * Builds the demo or the release unless it was built from the very same sources. The old build stays
 * in place until the new one is whole.
 *
 * @param {string} [folder] {@link DEMO} or {@link RELEASE}
 * @returns {Promise<{ built: boolean, output: string }>}
 * @throws {Stop} when the build fails; its message ends with the bundler's output
 */
export async function ensureBuilt(folder = DEMO) {
  const wanted = sourceStamp(INPUTS);
  if (hasStamp(folder, wanted)) return { built: false, output: '' };
  const fresh = inProject('.cache', `build-${process.pid}`);
  mkdirSync(inProject('.cache'), { recursive: true });
  const modes = MODES[folder] ?? [];
  const builds = await Promise.all(modes.map((mode) => buildInto(fresh, mode)));
  const output = builds.map((each) => each.output).join('');
  if (builds.some(({ status }) => status !== 0)) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(`The build failed:\n${output}`);
  }
  packSite(fresh);
  const server = await buildServer(fresh, modes[0] ?? '');
  if (server.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(`The build of the server failed:\n${server.output}`);
  }
  putInPlace(fresh, folder, wanted);
  return { built: true, output };
}

/**
 * Says whether a folder holds a whole build with this stamp.
 *
 * @param {string} folder @param {string} stamp
 */
export function hasStamp(folder, stamp) {
  const file = join(folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Puts a new build where the old one was. Files of the old one stay for whoever has one of its pages open.
 *
 * @param {string} fresh the folder of the new build, which is gone then
 * @param {string} folder
 * @param {string} stamp what it was built from, see {@link hasStamp}
 */
export function putInPlace(fresh, folder, stamp) {
  keepEarlier(existsSync(folder) ? folder : undefined, fresh);
  writeFileSync(join(fresh, STAMP), stamp);
  const old = `${fresh}-old`;
  if (existsSync(folder)) renameSync(folder, old); // A server that runs misses it for an instant only.
  renameSync(fresh, folder);
  rmSync(old, { recursive: true, force: true });
}

/** @param {string} folder a new one @param {string} mode */
function buildInto(folder, mode) {
  const args = ['build', '--mode', mode, '--outDir', folder, '--no-emptyOutDir'];
  return run(binOf('vite'), args, { env: { NODE_ENV: 'production' } });
}

/** @param {string} folder @param {string} mode */
function buildServer(folder, mode) {
  const config = join('harness', 'config', 'server-build.ts');
  const args = ['build', '--config', config, '--mode', mode, '--outDir', join(folder, SERVER)];
  return run(binOf('vite'), args, { env: { NODE_ENV: 'production' } });
}

/**
 * Says what is built from these files and folders, at this commit: the same only while nothing in them changes.
 *
 * @param {readonly string[]} inputs from the project's root
 */
export function sourceStamp(inputs) {
  const hash = createHash('sha256').update(currentCommit());
  for (const input of inputs) {
    for (const file of filesOf(input))
      hash.update(`\0${file}\0`).update(readFileSync(inProject(file)));
  }
  return hash.digest('hex');
}

// The build carries its commit, so a new commit means a new build.
function currentCommit() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: PROJECT, encoding: 'utf8' });
  return stdout ?? '';
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (path.includes('.')) return [path];
  if (!existsSync(inProject(path))) return [];
  return readdirSync(inProject(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1))
    .toSorted();
}
