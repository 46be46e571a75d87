// @long
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '#harness/cli/support/project.mjs';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { shopSession } from '#harness/bench/shop-session.ts';
import { loadContracts } from '#src/ports/http/http.ts';
import { FAULTS, type Fault } from '#harness/planted-faults/faults.ts';
import { treeWithFault } from '#harness/planted-faults/tree-with-fault.ts';
import { tryFaults } from '#harness/planted-faults/trial.ts';

let shop: string;

beforeAll(async () => {
  await loadContracts();
  shop = await shopSession(2, 1);
}, 60_000);

async function tried(fault: Fault) {
  for await (const one of tryFaults([fault], shop)) return one;
  throw new Error('Nothing was tried');
}

describe.runIf(IS_WHOLE)('npm run trace -- trial', () => {
  it('a trace with a fault in it shrinks to less than 15 records, in less than a minute', () => {
    const tree = treeWithFault(inProject('.cache/trial'));
    const out = join(tree.folder, 'shrunk.jsonl');
    const fault = FAULTS.find(({ what }) => what === "a fact's wrong payload") as Fault;
    tree.plant(fault);
    const start = performance.now();
    const command = ['--import', 'tsx', 'harness/cli/shrink.ts'];
    const file = inProject('fixtures/traces', fault.trace);
    const { stdout } = spawnSync(process.execPath, [...command, file, '--out', out], {
      cwd: tree.folder,
      encoding: 'utf8',
    });
    tree.restore();
    const [, after] = /: (\d+) of \d+ records/.exec(stdout) ?? [];
    expect(Number(after)).toBeLessThan(15);
    expect(performance.now() - start).toBeLessThan(60_000);
  }, 180_000);

  it('reports a missing verdict, or another line', async () => {
    const [fault] = FAULTS as [Fault];
    const harmless = { ...fault, replace: `${fault.find} /* as it was */`, names: ['no/such'] };
    const { lacks } = await tried(harmless);
    expect(lacks[0]).toBe('it verifies');
    expect(lacks[1]).toBe('it does not name no/such');
    expect(lacks[2]).toMatch(/^it names no line, not src\/consent\/notice-model\.ts:\d+$/);
  }, 180_000);
});
