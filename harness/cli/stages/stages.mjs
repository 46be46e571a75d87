import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../support/browser.mjs';
import { DEMO, ensureBuilt } from '../support/build.mjs';
import { installOf, missingBrowsers, OTHER_BROWSERS } from '../support/other-browsers.mjs';
import { nextNode } from './next-node.mjs';
import { startAndAsk } from './start-and-ask.mjs';
import { tally, withStatus } from './tally.mjs';
import { checkSignatures } from '../support/npm.mjs';
import { binOf, inProject } from '../support/project.mjs';
import {
  forget,
  mutationResults,
  playwrightResults,
  RESULTS,
  vitestResults,
} from '../support/results.mjs';
import { run } from '../support/run.mjs';
import { listen } from '../../server/listen.mjs';

/**
 * Result of a stage. `output` is shown to a person, `doubts` are the tests that passed only at their second try, `skips`
 * are the tests and checks that did not run, with their reasons.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number, failures: string[], doubts?: string[], skips?: string[], note?: string, output?: string }} Outcome
 */

/**
 * A wide stage keeps all processors busy by itself, and shows its output at once. `npm test` runs the daily stages,
 * `npm run verify` all but those that only another stage needs.
 *
 * A stage that depends on more than the files runs each time.
 *
 * @typedef {{ name: string, title: string, isWide?: boolean, runsEachTime?: boolean, when: 'daily' | 'verify' | 'by name', run: () => Promise<Outcome> }} Stage
 */

const FORMAT = ['--check', '--log-level', 'warn', '.'];
const LINT = ['--type-aware', '--deny-warnings'];
const DEAD = ['--config', 'harness/config/knip.json'];
/** Exports and files of `src` that only tests and stories use. */
const TESTED_ONLY = [
  '--config',
  'harness/config/knip-shop.json',
  '--production',
  '--include',
  'exports,files',
];
/** Limit of the stage of mutants; one file may go beyond it. */
const MUTATION_MINUTES = '5';
const JOURNEYS = ['test', '--config', 'harness/config/playwright.config.ts'];

/** Stages that are repeated on the next Node. */
const ON_NEXT_NODE = ['replay', 'start', 'unit-node'];
/** Folders of the unit tests whose subjects use Node: the rest runs in browsers, see `harness/decisions/next-node.md`. */
const NODE_TESTS = [
  'server',
  'tooling',
  'event-log',
  'i18n',
  'kernel',
  'harness/backend',
  'harness/cli',
  'harness/collector',
  'harness/replay',
  'harness/server',
  'harness/source',
  'harness/to-scenario',
  'harness/trial',
].map((name) => `tests/${name}/`);

/** @type {readonly Stage[]} */
export const STAGES = [
  {
    name: 'types',
    title: 'Types',
    when: 'daily',
    run: () => check(binOf('typescript', 'tsc'), ['--noEmit']),
  },
  { name: 'lint', title: 'Lint', when: 'daily', run: () => check(binOf('oxlint'), LINT) },
  { name: 'format', title: 'Format', when: 'verify', run: () => check(binOf('prettier'), FORMAT) },
  { name: 'dead', title: 'Dead code', when: 'verify', run: dead },
  { name: 'build', title: 'Build', when: 'daily', run: build },
  { name: 'replay', title: 'Golden traces', when: 'daily', run: replayTraces },
  { name: 'fuzz', title: 'Altered traces', when: 'verify', run: fuzz },
  { name: 'size', title: 'Size', when: 'verify', run: size },
  { name: 'start', title: 'npm start', when: 'verify', run: start },
  { name: 'signatures', title: 'Signatures of dependencies', when: 'verify', run: signatures },
  {
    name: 'unit',
    title: 'Unit and component tests',
    when: 'daily',
    isWide: true,
    run: () => unitTests(),
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    when: 'daily',
    isWide: true,
    run: () => runJourneys(),
  },
  {
    name: 'browsers',
    title: 'Journeys in Firefox and WebKit',
    when: 'verify',
    isWide: true,
    run: otherBrowsers,
  },
  {
    name: 'mutation',
    title: 'Mutants of changed rules',
    when: 'verify',
    isWide: true,
    runsEachTime: true,
    run: mutateChanged,
  },
  {
    name: 'next-node',
    title: 'The same on the next Node',
    when: 'verify',
    isWide: true,
    run: onNextNode,
  },
  {
    name: 'unit-node',
    title: 'Unit tests of code that uses Node',
    when: 'by name',
    isWide: true,
    run: () => unitTests(NODE_TESTS, RESULTS.unitOfNode),
  },
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

async function dead() {
  const { status, output } = await run(binOf('knip'), DEAD);
  return status === 0 ? check(binOf('knip'), TESTED_ONLY) : oneCheck(false, output);
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

/** @returns {Promise<Outcome>} */
async function signatures() {
  const { isGood, output, note } = await checkSignatures();
  if (note === undefined) return oneCheck(isGood, output);
  return { passed: 0, failed: 0, skipped: 1, failures: [], skips: [note], note };
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
  const { status, output } = await run(binOf('tsx'), ['harness/cli/stages/fuzz.ts', '5000']);
  return oneCheck(status === 0, output);
}

/** @param {readonly string[]} [folders] the tests of these folders alone @param {string} [results] */
async function unitTests(folders = [], results = RESULTS.unit) {
  forget(results);
  const args = [
    'run',
    ...folders,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ];
  const { status } = await run(binOf('vitest'), args, { show: true });
  return tally(vitestResults(results), status);
}

/**
 * Runs the journeys in a browser, over a server of their own.
 *
 * @param {readonly string[]} [files] those of these files alone
 * @param {Record<string, string>} [settings] environment variables besides
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(files = [], settings = {}) {
  forget(RESULTS.journeys);
  const browser = await browserReady();
  await built();
  // Imported here: the site needs dependencies, and `npm test -- --help` has none on a fresh clone.
  const { createSite } = await import('../../server/site.mjs');
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

/**
 * Runs the journeys of `tests/browsers` in each browser that is installed, over a server of their own.
 *
 * @returns {Promise<Outcome>}
 */
async function otherBrowsers() {
  const skips = missingBrowsers().map(
    ({ name, packages }) => `${name} is not installed: ${installOf(packages)}`,
  );
  const skipped = {
    skipped: skips.length,
    skips,
    ...(skips.length > 0 && { note: skips.join('; ') }),
  };
  if (skips.length === OTHER_BROWSERS.length)
    return { passed: 0, failed: 0, failures: [], ...skipped };
  await built();
  forget(RESULTS.browsers);
  const { createSite } = await import('../../server/site.mjs');
  const { port, close } = await listen(createSite({ folder: DEMO }), { port: 0 });
  const env = { SELVEDGE_URL: `http://localhost:${port}` };
  const args = [
    'run',
    '--config=harness/config/browsers.config.ts',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${RESULTS.browsers}`,
  ];
  try {
    const { status } = await run(binOf('vitest'), args, { show: true, env });
    return { ...tally(vitestResults(RESULTS.browsers), status), ...skipped };
  } finally {
    await close();
  }
}

/**
 * Mutates the rules that have changed since `SELVEDGE_SINCE`, by default the commit before this one.
 *
 * @returns {Promise<Outcome>}
 */
async function mutateChanged() {
  forget(RESULTS.mutation);
  const since = process.env['SELVEDGE_SINCE'] ?? 'HEAD~1';
  const args = ['harness/cli/mutation.ts', '--since', since, '--minutes', MUTATION_MINUTES];
  const { status, output } = await run(binOf('tsx'), args, { show: true });
  const results = mutationResults();
  if (results) {
    const { killed, survivors, skipped } = results;
    const note = `since ${since}: ${killed} killed, ${survivors.length} survived, ${skipped.length} files left out`;
    const outcome = { failed: survivors.length, failures: survivors, skips: skipped, note };
    return withStatus({ passed: Math.max(killed, 1), skipped: skipped.length, ...outcome }, status);
  }
  // An image has no history, a shallow clone one commit.
  if (status !== 2) return oneCheck(false, output);
  const note = `no rules are mutated: there is no commit ${since} here`;
  return { passed: 0, failed: 0, skipped: 1, failures: [], skips: [note], note };
}

async function onNextNode() {
  const { version, path } = await nextNode();
  const args = ['--verify', '--only', ON_NEXT_NODE.join(',')];
  const { status, output } = await run('harness/cli/test.mjs', args, { show: true, node: path });
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  const failed = Number(counts?.[2] ?? 0);
  const failures = failed > 0 ? [`on Node ${version}, see above`] : [];
  return withStatus({ passed: Number(counts?.[1] ?? 0), failed, failures }, status);
}
