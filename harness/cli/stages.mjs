import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './support/browser.mjs';
import { DEMO, ensureBuilt } from './support/build.mjs';
import { nextNode } from './support/next-node.mjs';
import { checkSignatures } from './support/npm.mjs';
import { binOf, inProject } from './support/project.mjs';
import {
  forget,
  PLAYWRIGHT_RESULTS,
  playwrightResults,
  VITEST_RESULTS,
  vitestResults,
} from './support/results.mjs';
import { run } from './support/run.mjs';
import { startAndAsk } from './support/start-and-ask.mjs';
import { listen } from '../server/listen.mjs';
import { createSite } from '../server/site.mjs';

/**
 * What came of a stage; `output` is what a person has to read of it, `doubts` are the tests that
 * passed at their second try alone.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number, failures: string[], doubts?: string[], note?: string, output?: string }} Outcome
 */

/**
 * A wide stage keeps all processors busy by itself, and shows at once what it does.
 *
 * @typedef {{ name: string, title: string, isWide?: boolean, run: () => Promise<Outcome> }} Stage
 */

const FORMAT = ['--check', '--log-level', 'warn', '.'];
const LINT = ['--type-aware', '--deny-warnings'];
const DEAD = ['--config', 'harness/config/knip.json'];
/** More tests than this that pass at their second try alone are no accident. */
const MOST_DOUBTS = 2;
const JOURNEYS = ['test', '--config', 'harness/config/playwright.config.ts'];

/** @type {readonly Stage[]} */
export const STAGES = [
  { name: 'types', title: 'Types', run: () => check(binOf('typescript', 'tsc'), ['--noEmit']) },
  { name: 'lint', title: 'Lint', run: () => check(binOf('oxlint'), LINT) },
  { name: 'format', title: 'Format', run: () => check(binOf('prettier'), FORMAT) },
  { name: 'dead', title: 'Dead code', run: () => check(binOf('knip'), DEAD) },
  { name: 'build', title: 'Build', run: build },
  { name: 'replay', title: 'Golden traces', run: replayTraces },
  { name: 'fuzz', title: 'Altered traces', run: fuzz },
  { name: 'size', title: 'Size', run: size },
  { name: 'start', title: 'npm start', run: start },
  { name: 'signatures', title: 'Signatures of dependencies', run: signatures },
  { name: 'unit', title: 'Unit and component tests', isWide: true, run: unitTests },
  { name: 'journeys', title: 'Journeys in a browser', isWide: true, run: () => runJourneys() },
  { name: 'next-node', title: 'The same on the next Node', isWide: true, run: onNextNode },
];

// Needed by several stages, and done once.
const built = once(ensureBuilt);
const browserReady = once(() => ensureBrowser((line) => process.stdout.write(`${line}\n`)));

/**
 * Begins what takes its time and leaves the processors alone.
 *
 * @param {readonly Stage[]} stages
 */
export function prepare(stages) {
  // The journeys tell of a failure.
  if (stages.some(({ name }) => name === 'journeys')) browserReady().catch(() => {});
}

/** @template Result @param {() => Promise<Result>} begin */
function once(begin) {
  /** @type {Promise<Result> | undefined} */
  let begun;
  return () => (begun ??= begin());
}

/** @param {string} script @param {string[]} args @returns {Promise<Outcome>} */
async function check(script, args) {
  const { status, output } = await run(script, args);
  return oneCheck(status === 0, output);
}

/** @param {boolean} isPassed @param {string} output @returns {Outcome} */
function oneCheck(isPassed, output) {
  if (isPassed) return { passed: 1, failed: 0, failures: [] };
  return { passed: 0, failed: 1, failures: ['see above'], output };
}

async function build() {
  const { built: isNew } = await built();
  const note = isNew ? 'built' : 'nothing changed since the last build';
  return { ...oneCheck(true, ''), note };
}

async function size() {
  await built();
  const { status, output } = await run(binOf('size-limit'), []);
  return { ...oneCheck(status === 0, output), output };
}

async function start() {
  await built();
  const { isServed, output } = await startAndAsk();
  return oneCheck(isServed, output);
}

async function signatures() {
  const { isGood, output, note } = await checkSignatures();
  return { ...oneCheck(isGood, output), ...(note !== undefined && { note }) };
}

async function replayTraces() {
  const traces = join('fixtures', 'traces');
  const files = readdirSync(inProject(traces), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl') && !name.startsWith('old'))
    .map((name) => join(traces, name));
  const { status, output } = await run(binOf('tsx'), ['harness/cli/replay.ts', ...files]);
  const counts = /(\d+) verified, (\d+) diverged, (\d+) unreadable\s*$/.exec(output);
  const failed = Number(counts?.[2] ?? 0) + Number(counts?.[3] ?? 0);
  const outcome = {
    passed: Number(counts?.[1] ?? 0),
    failed,
    failures: failed > 0 ? ['see above'] : [],
    ...(status !== 0 && { output }),
  };
  return withStatus(outcome, status);
}

async function fuzz() {
  const { status, output } = await run(binOf('tsx'), ['harness/cli/fuzz.ts', '5000']);
  return oneCheck(status === 0, output);
}

async function unitTests() {
  forget(VITEST_RESULTS);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`];
  const { status } = await run(binOf('vitest'), args, { show: true });
  return tally(vitestResults(), status);
}

/**
 * Runs the journeys in a browser, over a server of their own.
 *
 * @param {readonly string[]} [files] those of these files alone
 * @param {Record<string, string>} [settings] environment variables besides
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(files = [], settings = {}) {
  forget(PLAYWRIGHT_RESULTS);
  const browser = await browserReady();
  await built();
  const { port, close } = await listen(createSite({ folder: DEMO }), { port: 0 });
  const env = { ...settings, CHROME_PATH: browser, SELVEDGE_URL: `http://localhost:${port}` };
  try {
    const playwright = binOf('@playwright/test', 'playwright');
    const { status } = await run(playwright, [...JOURNEYS, ...files], { show: true, env });
    return tally(playwrightResults(), status);
  } finally {
    await close();
  }
}

async function onNextNode() {
  const { version, path } = await nextNode();
  const args = ['--only', 'types,replay,start,unit'];
  const { status, output } = await run('harness/cli/test.mjs', args, { show: true, node: path });
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  const failed = Number(counts?.[2] ?? 0);
  const failures = failed > 0 ? [`on Node ${version}, see above`] : [];
  return withStatus({ passed: Number(counts?.[1] ?? 0), failed, failures }, status);
}

/**
 * Counts the tests of a run. One that passed at its second try alone is named, and many of those
 * are a failure.
 *
 * @param {import('./support/results.mjs').TestResult[]} results
 * @param {number} status the runner's exit code
 * @returns {Outcome}
 */
export function tally(results, status) {
  const failing = results.filter(({ outcome }) => outcome === 'failed');
  const doubts = results.filter(({ isSecondTry }) => isSecondTry).map(nameOf);
  const isDoubtful = doubts.length > MOST_DOUBTS;
  const count = (/** @type {string} */ wanted) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return withStatus(
    {
      passed: count('passed'),
      failed: failing.length + (isDoubtful ? 1 : 0),
      skipped: count('skipped'),
      failures: [
        ...failing.map(nameOf),
        ...(isDoubtful ? [`${doubts.length} passed at the second try alone`] : []),
      ],
      doubts,
    },
    status,
  );
}

/** @param {import('./support/results.mjs').TestResult} result */
function nameOf({ file, title }) {
  return `${file} > ${title}`;
}

// A runner that fails without a failing test (an unhandled error, no tests at all) is a failure too.
/** @param {Outcome} outcome @param {number} status @returns {Outcome} */
function withStatus(outcome, status) {
  if (status === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`the runner ended with ${status}`] };
}
