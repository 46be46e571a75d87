// @alone
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'selvedge-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'vitest.config.mjs': `export default { test: { globals: true, isolate: false, runner: '${here('../../../harness/config/settled-runner.ts')}' } };`,
  'skipped.test.ts': `void import('./0.ts'); it.skip('is skipped', () => {});`,
  // Longer to load than Vitest needs to end the file.
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`${at}.ts`, `import './${at + 1}.ts';`]),
  ),
  '100.ts': `console.log('Loaded all.');`,
};

it('ends a file whose tests are all skipped after the imports that it has begun', () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const vitest = here('../../../node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', folder]);
  expect(String(stdout)).toContain('Loaded all.');
});
