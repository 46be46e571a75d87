// @alone
// @long
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { inProject } from '#harness/cli/support/project.mjs';
import { compareTrees, exitCodeOfBuilds } from '#harness/compare/against.ts';
import { buildsText } from '#harness/compare/builds-text.ts';
import { outcomeIn } from '#harness/compare/replay-in.ts';
import { FAULTS, type Fault } from '#harness/trial/faults.ts';
import { type PlantedTree, plantedTree } from '#harness/trial/planted-tree.ts';

/** A field of an answer that is read from another one: no fact, call or store of the trace tells. */
const FAULT = FAULTS.find(({ file }) => file === 'src/orders/response.ts') as Fault;
const TRACE = inProject('fixtures/traces', FAULT.trace);

let tree: PlantedTree;

/** What a program of the tree with the fault prints. */
function run(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: tree.folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const evaluated = (program: string) => run('--input-type=module', '--eval', program);

describe.runIf(IS_WHOLE)(
  'an answer that is read otherwise than it was',
  { timeout: 120_000 },
  () => {
    beforeAll(() => {
      tree = plantedTree(inProject('.cache/misread'));
      tree.plant(FAULT);
    }, 60_000);
    afterAll(() => tree.restore());

    it('is called diverged by npm run replay', () => {
      const { status, output } = run('harness/cli/replay.ts', TRACE);
      expect(output).toMatch(/diverged at line \d+ \(answers\)/);
      expect(status).toBe(1);
    });

    it('is called diverged by npm run trace -- shrink', () => {
      const { status, output } = run('harness/cli/shrink.ts', TRACE);
      expect(output).toMatch(/diverges at line \d+ \(answers\)/);
      expect(status).toBe(1);
    });

    it('is called diverged by a step of npm run trace -- bisect', async () => {
      expect(await outcomeIn(tree.folder, TRACE)).toMatchObject({
        outcome: 'diverged',
        reason: expect.stringContaining('answers'),
      });
    });

    it('is called unlike by --against', async () => {
      const trees = { before: inProject('.'), after: tree.folder, name: 'before' };
      const compared = await compareTrees(trees, [TRACE], 'nothing');
      expect(exitCodeOfBuilds(compared)).toBe(1);
      expect(buildsText(compared)).toMatch(
        /verified at before, diverged here at line \d+ \(answers/,
      );
    });

    it('is called diverged by golden --changed', () => {
      const name = FAULT.trace.replace('.jsonl', '');
      const { output } = evaluated(`
      const { stillVerifies } = await import('./harness/cli/support/golden-traces.ts');
      console.log('verifies', await stillVerifies(${JSON.stringify(name)}));
    `);
      expect(output).toContain('verifies false');
    });

    it('is called diverged by trace -- coverage', () => {
      const { output } = run('harness/cli/coverage.ts', '--changed', 'HEAD', TRACE);
      expect(output).toMatch(/Diverges: .*lookup--found\.jsonl:\d+/);
    });

    it('is called diverged by the studio', () => {
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
  },
);
