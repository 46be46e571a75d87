import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { npmCommand } from './npm.mjs';
import { inProject, PROJECT } from './project.mjs';
import { Stop } from './stop.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Installs dependencies unless node_modules matches package-lock.json exactly. Uses only Node's own modules.
 *
 * @throws {Stop} when Node is too old, the installation fails, or there are packages beyond the lock file
 */
export function ensureInstalled() {
  checkNode(process.versions.node);
  const locked = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  if (matches(locked, installedTree())) return;
  install();
  if (!matches(locked, installedTree()))
    throw new Stop('The installed dependencies are not those of package-lock.json.');
}

/** @param {string} version */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${version}.`);
}

/**
 * True if npm's record of its last installation matches the lock file. Packages for other platforms may be missing.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {{ packages: Record<string, Locked> } | undefined} installed
 */
export function matches(lock, installed) {
  if (!installed) return false;
  const isLocked = Object.entries(installed.packages).every(
    ([path, { version, integrity }]) =>
      locks(lock.packages, path) &&
      version === lock.packages[path]?.version &&
      integrity === lock.packages[path]?.integrity,
  );
  const isWhole = Object.entries(lock.packages).every(
    ([path, { optional }]) => path === '' || optional === true || locks(installed.packages, path),
  );
  return isLocked && isWhole;
}

/** @param {Record<string, Locked>} packages @param {string} path */
function locks(packages, path) {
  return Object.hasOwn(packages, path);
}

function installedTree() {
  const file = inProject('node_modules', '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function install() {
  process.stdout.write('Installing the locked dependencies …\n');
  const { command, args, shell } = npmCommand(['ci']);
  const { status, error } = spawnSync(command, args, { cwd: PROJECT, stdio: 'inherit', shell });
  if (status === 0) return;
  throw new Stop(
    `Installing the dependencies failed: npm ci ${error?.message ?? `ended with ${status}`}.`,
  );
}
