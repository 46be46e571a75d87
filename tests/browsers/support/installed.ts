import { existsSync } from 'node:fs';
import { type Browser } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser that is looked for on this machine. */
export interface Wanted {
  name: 'Firefox' | 'WebKit';
  /** Files that it consists of. */
  files: readonly string[];
  packages: string;
  start(): Promise<Browser>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  display: '/usr/bin/Xvfb',
};

export const WANTED: readonly Wanted[] = [
  {
    name: 'Firefox',
    files: [FIREFOX ?? '/usr/bin/firefox-esr'],
    packages: 'firefox-esr',
    start: () => startFirefox(FIREFOX ?? ''),
  },
  {
    name: 'WebKit',
    files: Object.values(WEBKIT),
    packages: 'webkit2gtk-driver xvfb',
    start: () => startWebKit(WEBKIT),
  },
];

export function isInstalled({ files }: Wanted): boolean {
  return files.every((file) => existsSync(file));
}
