import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { BRANDS } from '../journeys/support/brands.ts';
import { documentsOf } from './documents-of.ts';
import { inside, storefrontOver } from './storefront-over.ts';

/** Runs on Java. Not a dependency, because its package would download Java. */
const VALIDATOR = 'vnu';
const isInstalled = spawnSync(VALIDATOR, ['--version']).status === 0;

interface Message {
  type: string;
  url: string;
  message: string;
}

const { see } = storefrontOver(inside);
const folder = mkdtempSync(join(tmpdir(), 'selvedge-documents-'));

beforeAll(() => fetchAllViews(), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function messagesOf(files: readonly string[]): Message[] {
  const args = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  const { stdout } = spawnSync(VALIDATOR, args, { encoding: 'utf8', maxBuffer: 64_000_000 });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

it.skipIf(!isInstalled)(
  'each document is valid by the Nu validator (npm install --global vnu-jar, with Java)',
  { timeout: 300_000 },
  async () => {
    const files: string[] = [];
    for (const brand of BRANDS)
      for (const country of ['GB', 'RU'] as const)
        for (const [path, address] of documentsOf(brand, country)) {
          const { html } = await see(address);
          const name = `${brand.code}-${country}${path.replaceAll(/[^\w-]/g, '_')}.html`;
          writeFileSync(join(folder, name), html);
          files.push(join(folder, name));
        }
    expect(files.length).toBeGreaterThan(150);
    const faults = messagesOf(files).map(({ url, message }) => `${message} (${url})`);
    expect([...new Set(faults)]).toEqual([]);
  },
);
