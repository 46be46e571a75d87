// @long
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { inProject } from '#harness/cli/support/project.mjs';
import { compareTrees, exitCodeOfBuilds } from '#harness/compare/against.ts';
import { buildsText } from '#harness/compare/builds-text.ts';
import { outcomeIn } from '#harness/compare/replay-in.ts';
import { FAULTS, type Fault } from '#harness/planted-faults/faults.ts';
import { type TreeWithFault, treeWithFault } from '#harness/planted-faults/tree-with-fault.ts';

/** A field of an answer parsed from another one; no fact, call or store of the trace differs. */
const FAULT = FAULTS.find(({ file }) => file === 'src/orders/response.ts') as Fault;
const TRACE = inProject('fixtures/traces', FAULT.trace);

let tree: TreeWithFault;

/** Status and output of a program in the faulty tree. */
function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: tree.folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const evaluated = (program: string) => run('--input-type=module', '--eval', program);

describe.runIf(IS_WHOLE)('an answer that parses to another value', { timeout: 120_000 }, () => {
  beforeAll(() => {
    tree = treeWithFault(inProject('.cache/misread'));
    tree.plant(FAULT);
  }, 60_000);
  afterAll(() => tree.restore());

  it('diverges in npm run replay', () => {
    const { status, output } = run('harness/cli/replay.ts', TRACE);
    expect(output).toMatch(/diverged at line \d+ \(answers\)/);
    expect(status).toBe(1);
  });

  it('diverges in npm run trace -- shrink', () => {
    const { status, output } = run('harness/cli/shrink.ts', TRACE);
    expect(output).toMatch(/diverges at line \d+ \(answers\)/);
    expect(status).toBe(1);
  });

  it('diverges in a step of npm run trace -- bisect', async () => {
    expect(await outcomeIn(tree.folder, TRACE)).toMatchObject({
      outcome: 'diverged',
      reason: expect.stringContaining('answers'),
    });
  });

  it('differs in --against', async () => {
    const trees = { before: inProject('.'), after: tree.folder, name: 'before' };
    const compared = await compareTrees(trees, [TRACE], 'nothing');
    expect(exitCodeOfBuilds(compared)).toBe(1);
    expect(buildsText(compared)).toMatch(/verified at before, diverged here at line \d+ \(answers/);
  });

  it('diverges in golden --changed', () => {
    const name = FAULT.trace.replace('.jsonl', '');
    const { output } = evaluated(`
      const { stillVerifies } = await import('./harness/cli/support/golden-traces.ts');
      console.log('verifies', await stillVerifies(${JSON.stringify(name)}));
    `);
    expect(output).toContain('verifies false');
  });

  it('diverges in trace -- coverage', () => {
    const { output } = run('harness/cli/coverage.ts', '--changed', 'HEAD', TRACE);
    expect(output).toMatch(/Diverges: .*lookup--found\.jsonl:\d+/);
  });

  it('diverges in the studio', () => {
    const { output } = evaluated(`
      import { readFileSync } from 'node:fs';
      let hear;
      globalThis.reportError = (error) => console.log('error', error);
      globalThis.self = {
        addEventListener: (_, listener) => void (hear = listener),
        postMessage: ({ text, divergedAt }) => console.log(text, 'diverged at', divergedAt),
      };
      await import('./harness/studio/verify.ts');
      const { readTrace } = await import('./harness/replay/read-trace.ts');
      const trace = readTrace(readFileSync(${JSON.stringify(TRACE)}, 'utf8'));
      hear({ data: { task: 'verify', name: 'a trace', trace } });
    `);
    expect(output).toMatch(/diverged at line \d+ \(answers\)[^]*diverged at \d+/);
  });
});
