import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Listr, PRESET_TIMER } from 'listr2';
import { startProgress } from '../support/progress.mjs';
import { inProject } from '../support/project.mjs';
import { treeHash } from '../support/source-stamp.mjs';
import { Stop } from '../support/stop.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Outcome} Outcome */
/** @typedef {import('./stages.mjs').Extent} Extent */

/**
 * Runs stages: narrow ones two at a time, then each wide one by itself. The last line is `N passed, N failed`: tests,
 * and one for each stage that is a single check. A failed stage prints its output.
 *
 * @param {readonly Stage[]} stages
 * @param {Extent} extent
 * @param {object} [options]
 * @param {boolean | undefined} [options.isFresh] false skips the stages that passed for the same files before
 * @param {string} [options.folder] of the outcomes of passed stages
 * @param {() => string} [options.keyOf] identifies the files and the Node that runs
 * @returns {Promise<number>} exit code
 */
export async function runStages(stages, extent, options = {}) {
  const { isFresh = true, folder = inProject('.cache', 'passed'), keyOf = treeAndNode } = options;
  const sum = { passed: 0, failed: 0 };
  const progress = startProgress(extent.kind, { total: stages.length, isShared: true });
  mkdirSync(folder, { recursive: true });

  /** @param {Stage} stage @returns {import('listr2').ListrTask} */
  const taskOf = (stage) => ({
    title: stage.title,
    task: async (_, { skip }) => {
      const file = join(folder, `${extent.kind}-${stage.name}.json`);
      const key = keyOf();
      const stored = isFresh || stage.runsEachTime ? undefined : storedOutcome(file, key);
      const { notes = [], output, ...counts } = stored ?? (await outcomeOf(stage, extent));
      sum.passed += counts.passed;
      sum.failed += counts.failed;
      progress.step();
      for (const note of notes) process.stdout.write(`${stage.title}: ${note}\n`);
      if (stored) return skip(`${stage.title}: passed for the same files before`);
      rmSync(file, { force: true });
      if (counts.failed > 0) throw new Error(output ?? `${counts.failed} failed`);
      // Do not store the result if files changed meanwhile.
      if (counts.passed > 0 && key === keyOf())
        writeFileSync(file, JSON.stringify({ key, counts }));
    },
  });
  const run = (/** @type {boolean} */ isWide, /** @type {number} */ concurrent) =>
    new Listr(stages.filter((stage) => Boolean(stage.isWide) === isWide).map(taskOf), {
      concurrent,
      exitOnError: false,
      renderer: 'simple',
      rendererOptions: { timer: PRESET_TIMER },
    }).run();
  await run(false, 2);
  await run(true, 1);
  progress.end();
  process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed > 0 ? 1 : 0;
}

/** @param {Stage} stage @param {Extent} extent @returns {Promise<Outcome>} */
async function outcomeOf(stage, extent) {
  try {
    return await stage.run(extent);
  } catch (error) {
    const text = error instanceof Error && !(error instanceof Stop) ? error.stack : String(error);
    return { passed: 0, failed: 1, output: text ?? String(error) };
  }
}

/** @param {string} file @param {string} key @returns {Outcome | undefined} */
function storedOutcome(file, key) {
  if (!existsSync(file)) return undefined;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    return stored.key === key ? stored.counts : undefined;
  } catch {
    // A killed run may leave a truncated file.
    return undefined;
  }
}

function treeAndNode() {
  return `${process.version} ${treeHash()}`;
}
