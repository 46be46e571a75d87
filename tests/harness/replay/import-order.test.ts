// @long
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { expect } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { shopSession } from '#harness/bench/shop-session.ts';
import { slowIt } from '../../slow-it.ts';

const TRACES = 'fixtures/traces';

slowIt(
  'sessions and golden traces verify when the model’s modules load in another order',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'selvedge-order-'));
    const seeded = join(folder, 'seeded.jsonl');
    writeFileSync(seeded, await shopSession(3, 2));
    const golden = readdirSync(TRACES, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.jsonl') && !name.startsWith('old'))
      .map((name) => join(TRACES, name));
    expect(golden.length).toBeGreaterThan(20);
    const files = [seeded, ...sample(golden, 12)];
    const { stdout, stderr } = spawnSync(
      execPath,
      ['--import', 'tsx', 'tests/harness/replay/other-order.ts', ...files],
      { encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(stdout + stderr).toBe('verified\n'.repeat(files.length));
  },
);
