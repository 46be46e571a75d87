import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, PROJECT } from './project.mjs';
import { Stop } from './stop.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = inProject('node_modules', '.selvedge-lock');

/**
 * Makes sure that node_modules holds exactly what package-lock.json names; installs it if not.
 * Uses nothing but Node.
 *
 * @throws {Stop} when Node is too old or the installation fails
 */
export function ensureInstalled() {
  checkNode(process.versions.node);
  const lock = readFileSync(inProject('package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const locked = JSON.parse(lock.toString());
  if (!matches(locked, installedTree())) {
    install();
    if (!matches(locked, installedTree())) {
      throw new Stop('The installed dependencies are not those of package-lock.json.');
    }
  }
  writeFileSync(STAMP, wanted);
}

/** @param {string} version */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${version}.`);
}

/**
 * Does the tree that npm wrote down after its last installation hold every locked package? Packages
 * for other platforms may be missing.
 *
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {{ packages: Record<string, Locked> } | undefined} installed
 */
export function matches(lock, installed) {
  if (!installed) return false;
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    const there = installed.packages[path]?.version;
    return path === '' || there === version || (optional === true && there === undefined);
  });
}

function installedTree() {
  const file = inProject('node_modules', '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function install() {
  process.stdout.write('Installing the locked dependencies …\n');
  const args = ['ci'];
  const script = process.env['npm_execpath'];
  const { status, error } = script?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...args], { cwd: PROJECT, stdio: 'inherit' })
    : spawnSync('npm', args, {
        cwd: PROJECT,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  if (status === 0) return;
  throw new Stop(
    `Installing the dependencies failed: npm ci ${error?.message ?? `ended with ${status}`}.`,
  );
}
