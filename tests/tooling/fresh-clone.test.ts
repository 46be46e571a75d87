import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const clone = mkdtempSync(join(tmpdir(), 'fresh-'));
for (const folder of ['cli', 'server', 'provider'])
  cpSync(new URL(`../../harness/${folder}`, import.meta.url), join(clone, 'harness', folder), {
    recursive: true,
  });

afterAll(() => rmSync(clone, { recursive: true }));

it.each(['start.mjs', 'test.mjs'])('%s begins without any dependency installed', (command) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'harness', 'cli', command), '--help'],
    { encoding: 'utf8' },
  );
  expect([stderr, stdout.split(' -- ')[0]]).toEqual(['', expect.stringMatching(/^npm /)]);
});
