import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';

it('a session replays verified where the model’s modules load in another order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-order-'));
  const files = [3, 4].map((seed) => join(folder, `${seed}.jsonl`));
  for (const [index, file] of files.entries()) writeFileSync(file, await shopSession(index + 3, 2));
  const { stdout, stderr } = spawnSync(
    execPath,
    ['--import', 'tsx', 'tests/replay/other-order.ts', ...files],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toBe('verified\nverified\n');
});
