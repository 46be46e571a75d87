import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * A browser of this machine besides Chromium: its files by purpose, and Debian's packages.
 *
 * @typedef {{ name: 'Firefox' | 'WebKit', files: Record<string, string>, packages: string }} OtherBrowser
 */

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const MACHINE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** @type {readonly OtherBrowser[]} */
export const OTHER_BROWSERS = [
  {
    name: 'Firefox',
    files: { browser: FIREFOX.find((file) => existsSync(file)) ?? '/usr/bin/firefox-esr' },
    packages: 'firefox-esr',
  },
  {
    name: 'WebKit',
    files: {
      driver: '/usr/bin/WebKitWebDriver',
      browser: `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      display: '/usr/bin/Xvfb',
    },
    packages: 'webkit2gtk-driver xvfb',
  },
];

/** @param {OtherBrowser} browser */
export function isInstalled({ files }) {
  return Object.values(files).every((file) => existsSync(file));
}

export function missingBrowsers() {
  return OTHER_BROWSERS.filter((browser) => !isInstalled(browser));
}

/** The command that installs packages on Debian. @param {string} packages */
export function installOf(packages) {
  return `apt-get install -y --no-install-recommends ${packages}`;
}
