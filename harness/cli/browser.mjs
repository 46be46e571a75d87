import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { binOf } from './project.mjs';
import { Stop } from './stop.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const BUNDLES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches that keep a browser quiet and steady under test. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium of this machine: `CHROME_PATH`, Playwright's own, or the system's.
 *
 * @returns {string | undefined} path of a browser that answers
 */
export function findBrowser() {
  return candidates().find(answers);
}

/**
 * As {@link findBrowser}, and installs one where there is none and that is possible.
 *
 * @param {(line: string) => void} say
 * @throws {Stop} when there is no way to get one
 */
export function ensureBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  for (const [line, install] of installers()) {
    say(line);
    install();
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
  const given = process.env['CHROME_PATH'];
  return [...(given ? [given] : []), playwrightsOwn(), ...inPath, ...BUNDLES];
}

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

// A distribution may put a stub of this name in place that only tells how to install the browser.
/** @param {string} path */
function answers(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

/** @returns {[string, () => void][]} */
function installers() {
  const mayUseApt = process.getuid?.() === 0 && runs('apt-get', ['--version']);
  return [
    ...(mayUseApt
      ? [
          /** @type {[string, () => void]} */ ([
            "Installing Debian's package chromium …",
            installByApt,
          ]),
        ]
      : []),
    ["Installing Playwright's own Chromium …", installByPlaywright],
  ];
}

function installByApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env,
  });
}

function installByPlaywright() {
  spawnSync(process.execPath, [binOf('playwright'), 'install', 'chromium'], { stdio: 'inherit' });
}

/** @param {string} command @param {string[]} args */
function runs(command, args) {
  return spawnSync(command, args).status === 0;
}
