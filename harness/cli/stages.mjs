import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { DIST, ensureBuilt } from './build.mjs';
import { binOf, inProject } from './project.mjs';
import {
  forget,
  PLAYWRIGHT_RESULTS,
  playwrightResults,
  VITEST_RESULTS,
  vitestResults,
} from './results.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';
import { listen } from '../server/listen.mjs';
import { createSite } from '../server/site.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, failures: string[], note?: string }} Outcome
 * @typedef {{ name: string, title: string, run: () => Promise<Outcome> }} Stage
 */

const PLAYWRIGHT_CONFIG = 'harness/config/playwright.config.ts';
const TRACES = inProject('fixtures', 'traces');
const REPLAY = inProject('harness', 'cli', 'replay.ts');

/** @type {Stage[]} */
const STAGES = [
  {
    name: 'format',
    title: 'Format',
    run: () => check(binOf('prettier'), ['--check', '--log-level', 'warn', '.']),
  },
  { name: 'types', title: 'Types', run: () => check(binOf('typescript', 'tsc'), ['--noEmit']) },
  {
    name: 'lint',
    title: 'Lint',
    run: () => check(binOf('oxlint'), ['--type-aware', '--deny-warnings']),
  },
  {
    name: 'dead',
    title: 'Dead code',
    run: () => check(binOf('knip'), ['--config', 'harness/config/knip.json']),
  },
  { name: 'unit', title: 'Unit and component tests', run: unitTests },
  { name: 'build', title: 'Build', run: build },
  { name: 'size', title: 'Size', run: () => check(binOf('size-limit'), [], true) },
  { name: 'replay', title: 'Golden traces', run: replayTraces },
  { name: 'journeys', title: 'Journeys in a browser', run: journeys },
];

/**
 * Runs the named stages in their fixed order, prints what failed, and ends with the one line
 * `N passed, N failed` that counts tests, and one for each stage that is a single check.
 *
 * @param {string[]} names
 * @returns {Promise<number>} exit code
 */
export async function runStages(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = STAGES.map((stage) => stage.name).join(', ');
    throw new Stop(`No such stage: ${unknown.join(', ')}. There are ${known}.`, 2);
  }
  const failures = [];
  let passed = 0;
  let failed = 0;
  for (const stage of STAGES.filter(({ name }) => names.includes(name))) {
    process.stdout.write(`\n== ${stage.title}\n`);
    const start = performance.now();
    const outcome = await outcomeOf(stage);
    passed += outcome.passed;
    failed += outcome.failed;
    failures.push(...outcome.failures.map((failure) => `${stage.title}: ${failure}`));
    process.stdout.write(
      `${summary(outcome)} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`,
    );
  }
  if (failures.length > 0) process.stdout.write(`\n== Failed\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

/** @param {Stage} stage @returns {Promise<Outcome>} */
async function outcomeOf(stage) {
  try {
    return await stage.run();
  } catch (error) {
    const text =
      error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error);
    process.stdout.write(`${text}\n`);
    return { passed: 0, failed: 1, failures: [text.split('\n', 1)[0] ?? ''] };
  }
}

/** @param {Outcome} outcome */
function summary({ passed, failed, skipped, note }) {
  if (note) return note;
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} script @param {string[]} args @param {boolean} [show] @returns {Promise<Outcome>} */
async function check(script, args, show = false) {
  const { status, output } = await run(script, args, { show });
  if (status === 0) return { passed: 1, failed: 0, failures: [] };
  if (!show) process.stdout.write(output);
  return { passed: 0, failed: 1, failures: ['see above'] };
}

async function build() {
  const { built } = ensureBuilt();
  return {
    passed: 1,
    failed: 0,
    failures: [],
    note: built ? 'built' : 'nothing changed since the last build',
  };
}

async function unitTests() {
  forget(VITEST_RESULTS);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`];
  const { status } = await run(binOf('vitest'), args, { show: true });
  return tally(vitestResults(), status);
}

async function journeys() {
  forget(PLAYWRIGHT_RESULTS);
  if (!existsSync(inProject('tests', 'journeys'))) return nothing('no journeys yet');
  const browser = ensureBrowser((line) => process.stdout.write(`${line}\n`));
  ensureBuilt();
  const { port, close } = await listen(createSite({ folder: DIST }), { port: 0 });
  try {
    const { status } = await run(
      binOf('@playwright/test', 'playwright'),
      ['test', '--config', PLAYWRIGHT_CONFIG],
      {
        show: true,
        env: { CHROME_PATH: browser, SELVEDGE_URL: `http://localhost:${port}` },
      },
    );
    return tally(playwrightResults(), status);
  } finally {
    await close();
  }
}

async function replayTraces() {
  const traces = existsSync(TRACES)
    ? readdirSync(TRACES, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.jsonl'),
      )
    : [];
  if (traces.length === 0 || !existsSync(REPLAY)) return nothing('no golden traces yet');
  const files = traces.toSorted().map((name) => join('fixtures', 'traces', name));
  const { status, output } = await run(binOf('tsx'), [REPLAY, ...files], { show: true });
  const counts = /(\d+) verified, (\d+) diverged, (\d+) unreadable\s*$/.exec(output);
  const passed = Number(counts?.[1] ?? 0);
  const failed = Number(counts?.[2] ?? 0) + Number(counts?.[3] ?? 0);
  return withStatus({ passed, failed, failures: failed > 0 ? ['see above'] : [] }, status);
}

/** @param {string} note @returns {Outcome} */
function nothing(note) {
  return { passed: 0, failed: 0, failures: [], note };
}

/** @param {import('./results.mjs').TestResult[]} results @param {number} status @returns {Outcome} */
function tally(results, status) {
  const failing = results.filter(({ outcome }) => outcome === 'failed');
  const count = (/** @type {string} */ wanted) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return withStatus(
    {
      passed: count('passed'),
      failed: failing.length,
      skipped: count('skipped'),
      failures: failing.map(({ file, title }) => `${file} > ${title}`),
    },
    status,
  );
}

// A runner that fails without a failing test (an unhandled error, no tests at all) is a failure too.
/** @param {Outcome} outcome @param {number} status @returns {Outcome} */
function withStatus(outcome, status) {
  if (status === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`the runner ended with ${status}`] };
}
