import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { binOf } from './project.mjs';
import { run, runCommand } from './run.mjs';
import { Stop } from './stop.mjs';

// Debian's headless shell starts faster than the complete browser.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const BUNDLES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Widths of text as on phones, not rounded to whole pixels.
  '--font-render-hinting=none',
];

/**
 * Finds this machine's Chromium: `CHROME_PATH`, Playwright's own, or the system's.
 *
 * @returns {string | undefined} path of a working browser
 * @throws {Stop} if `CHROME_PATH` is invalid
 */
export function findBrowser() {
  const given = process.env['CHROME_PATH'];
  if (given && !answers(given))
    throw new Stop(`The browser of CHROME_PATH does not start: ${given}`, 2);
  return given || candidates().find(answers);
}

/**
 * Like {@link findBrowser}, but installs a browser if none is found.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<string>}
 * @throws {Stop} if none can be installed
 */
export async function ensureBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  for (const [line, install] of installers()) {
    say(line);
    const { status, output } = await install();
    if (status !== 0) say(output);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Stop(
    'No Chromium was found, and none could be installed: install Chromium or Chrome, or name one with CHROME_PATH.',
  );
}

function candidates() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [playwrightsOwn(), ...inPath, ...BUNDLES];
}

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

// A distribution may have a stub with this name that only prints how to install the browser.
/** @param {string} path */
function answers(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/** @typedef {[line: string, install: () => ReturnType<typeof runCommand>]} Installer */

/** @returns {Installer[]} */
function installers() {
  /** @type {Installer} */
  const debians = ["Installing Debian's package chromium-headless-shell …", installByApt];
  /** @type {Installer} */
  const playwrights = ["Installing Playwright's own Chromium …", installByPlaywright];
  const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  return mayUseApt ? [debians, playwrights] : [playwrights];
}

async function installByApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env });
  const install = ['install', '-yq', '--no-install-recommends', 'chromium-headless-shell'];
  return runCommand('apt-get', install, { env });
}

function installByPlaywright() {
  return run(binOf('playwright'), ['install', 'chromium']);
}
