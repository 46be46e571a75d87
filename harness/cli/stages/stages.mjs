import { existsSync, readFileSync, rmSync } from 'node:fs';
import { listen } from '../../server/listen.mjs';
import { ensureBrowser } from '../support/browser.mjs';
import { DEMO, ensureBuilt } from '../support/build.mjs';
import { checkSignatures } from '../support/npm.mjs';
import { installOf, missingBrowsers } from '../support/other-browsers.mjs';
import { binOf } from '../support/project.mjs';
import { RESULTS } from '../support/results.mjs';
import { run } from '../support/run.mjs';
import { treeHash } from '../support/source-stamp.mjs';
import { journeyList } from './journey-list.mjs';
import { nextNode } from './next-node.mjs';
import { startAndAsk } from './start-and-ask.mjs';

/**
 * Extent of a run: `test` is the list of `npm test`, `changed` is reached by the changes since a revision, `verify` is all.
 *
 * @typedef {{ kind: 'test' | 'changed' | 'verify', since?: string | undefined }} Extent
 */

/**
 * Result of a stage. `output` is shown when something failed, `notes` always.
 *
 * @typedef {{ passed: number, failed: number, output?: string, notes?: string[] }} Outcome
 */

/**
 * A stage of `npm test` and `npm run verify`. A wide stage keeps all processors busy and shows its output at once.
 * The outcome of a stage with `runsEachTime` depends on more than the files.
 *
 * @typedef {{ name: string, title: string, in: readonly Extent['kind'][], isWide?: boolean, runsEachTime?: boolean, run: (extent: Extent) => Promise<Outcome> }} Stage
 */

const ALWAYS = /** @type {const} */ (['test', 'changed', 'verify']);
const VERIFY = /** @type {const} */ (['verify']);

const ON_NEXT_NODE = 'replay,start,unit-node';
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
  'harness/planted-faults',
].map((name) => `tests/${name}/`);

/** @type {readonly Stage[]} */
export const STAGES = [
  stage('types', 'Types', ALWAYS, () => tool('typescript', ['--noEmit'], 'tsc')),
  stage('lint', 'Lint', ALWAYS, () => tool('oxlint', ['--type-aware', '--deny-warnings'])),
  stage('format', 'Format', VERIFY, () =>
    tool('prettier', ['--check', '--log-level', 'warn', '.']),
  ),
  stage('dead', 'Dead code', VERIFY, () => tool('knip', ['--config', 'harness/config/knip.json'])),
  // Exports and files of `src` that only tests and stories use.
  stage('tested-only', 'Code for tests alone', VERIFY, () => {
    const config = ['--config', 'harness/config/knip-shop.json'];
    return tool('knip', [...config, '--production', '--include', 'exports,files']);
  }),
  stage('build', 'Build', ALWAYS, async () => {
    await built();
    return one(true);
  }),
  stage('replay', 'Golden traces', ALWAYS, replayTraces),
  stage('fuzz', 'Altered traces', VERIFY, () => tsx(['harness/cli/stages/fuzz.ts', '5000'])),
  stage('trial', 'Planted faults', VERIFY, () => tsx(['harness/cli/trial.ts'])),
  stage('size', 'Size', ALWAYS, async () => {
    await built();
    return tool('size-limit', []);
  }),
  stage('start', 'npm start', VERIFY, async () => {
    await built();
    const { isServed, output } = await startAndAsk();
    return one(isServed, output);
  }),
  stage('signatures', 'Signatures of dependencies', VERIFY, async () => {
    const { isGood, output, note } = await checkSignatures();
    return note === undefined ? one(isGood, output) : { passed: 0, failed: 0, notes: [note] };
  }),
  wide('unit', 'Unit and component tests', ALWAYS, unitTests),
  wide('journeys', 'Journeys in a browser', ALWAYS, (extent) => runJourneys(extent)),
  wide('browsers', 'Journeys in Firefox and WebKit', VERIFY, otherBrowsers),
  { ...wide('mutation', 'Mutants of changed rules', VERIFY, mutateChanged), runsEachTime: true },
  wide('next-node', 'The same on the next Node', VERIFY, async () => {
    const args = ['harness/cli/test.mjs', '--verify', '--only', ON_NEXT_NODE];
    return shown(args, { node: (await nextNode()).path });
  }),
  wide('unit-node', 'Unit tests of code that uses Node', [], () =>
    vitest(NODE_TESTS, RESULTS.unitOfNode),
  ),
];

/** @param {string} name @param {string} title @param {Stage['in']} extents @param {Stage['run']} body @returns {Stage} */
function stage(name, title, extents, body) {
  return { name, title, in: extents, run: body };
}

/** @type {typeof stage} */
function wide(...args) {
  return { ...stage(...args), isWide: true };
}

// Several stages need them: done once.
const built = once(ensureBuilt);
const browserReady = once(() => ensureBrowser((line) => process.stdout.write(`${line}\n`)));

/** @template Result @param {() => Promise<Result>} begin */
function once(begin) {
  /** @type {Promise<Result> | undefined} */
  let begun;
  return () => (begun ??= begin());
}

/** @param {boolean} isPassed @param {string} [output] @returns {Outcome} */
function one(isPassed, output = '') {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** Runs a dependency's command as one check. @param {string} name @param {string[]} args @param {string} [command] */
async function tool(name, args, command = name) {
  const { status, output } = await run(binOf(name, command), args);
  return one(status === 0, output);
}

/** @param {string[]} args */
function tsx(args) {
  return tool('tsx', args);
}

/** Runs a script whose output a person follows. @param {string[]} args @param {object} [options] */
async function shown([script = '', ...args], options = {}) {
  return one((await run(script, args, { show: true, ...options })).status === 0);
}

/** @returns {Promise<Outcome>} */
async function replayTraces() {
  const args = ['harness/cli/replay.ts', 'fixtures/traces'];
  const { status, output } = await run(binOf('tsx'), args);
  const [, verified = '0'] = /(\d+) verified/.exec(output) ?? [];
  return status === 0 ? { passed: Number(verified), failed: 0 } : one(false, output);
}

/** @param {Extent} extent */
function unitTests({ kind, since }) {
  if (kind === 'verify') return vitest([]);
  const changed = kind === 'changed' ? ['--changed', since ?? 'HEAD'] : [];
  return vitest(changed, RESULTS.unit, { SELVEDGE_SAMPLE: treeHash() });
}

/** @param {string[]} args @param {string} [results] @param {Record<string, string>} [env] @returns {Promise<Outcome>} */
async function vitest(args, results = RESULTS.unit, env = {}) {
  rmSync(results, { force: true });
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`];
  const options = ['run', '--passWithNoTests', ...report, ...args];
  const { status } = await run(binOf('vitest'), options, { show: true, env });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(results);
  return { passed, failed: failedOr(status, failed) };
}

/**
 * Runs journeys in a browser, over a server of their own.
 *
 * @param {Extent} extent
 * @param {readonly string[]} [files] the journeys of these files, in place of the extent's
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(extent, files = [], env = {}) {
  const browser = await browserReady();
  rmSync(RESULTS.journeys, { force: true });
  const list = files.length > 0 ? files : await journeyList(extent);
  const args = ['test', '--config', 'harness/config/playwright.config.ts', ...list];
  const { status } = await served((url) => {
    const settings = { ...env, CHROME_PATH: browser, SELVEDGE_URL: url };
    return run(binOf('@playwright/test', 'playwright'), args, { show: true, env: settings });
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = read(RESULTS.journeys).stats ?? {};
  const isFlaky = flaky > MOST_FLAKY;
  return {
    passed: expected + flaky,
    failed: failedOr(status, unexpected) + (isFlaky ? 1 : 0),
    notes: isFlaky ? [`${flaky} journeys passed at the second attempt only`] : [],
  };
}

/** Largest number of journeys that may pass at the second attempt only. */
const MOST_FLAKY = 2;

/** Runs the journeys of `tests/browsers` in each browser that is installed. @returns {Promise<Outcome>} */
async function otherBrowsers() {
  const notes = missingBrowsers().map(
    ({ name, packages }) => `${name} is not installed: ${installOf(packages)}`,
  );
  const args = ['--config=harness/config/browsers.config.ts'];
  const outcome = await served((url) => vitest(args, RESULTS.browsers, { SELVEDGE_URL: url }));
  return { ...outcome, notes };
}

/** Mutates the rules that changed since a revision, by default the commit before this one. @param {Extent} extent @returns {Promise<Outcome>} */
async function mutateChanged({ since = 'HEAD~1' }) {
  const args = ['harness/cli/mutation.ts', '--since', since, '--minutes', '5'];
  const { status } = await run(binOf('tsx'), args, { show: true });
  // An image has no history, a shallow clone one commit.
  return status === 2 ? { passed: 0, failed: 0, notes: [`no commit ${since}`] } : one(status === 0);
}

/** @template Result @param {(url: string) => Promise<Result>} body */
async function served(body) {
  await built();
  // Imported here: the site needs dependencies, and `npm test -- --help` has none on a fresh clone.
  const { createSite } = await import('../../server/site.mjs');
  const { port, close } = await listen(createSite({ folder: DEMO }), { port: 0 });
  try {
    return await body(`http://localhost:${port}`);
  } finally {
    await close();
  }
}

/** Failed tests; one for a runner that failed without any. @param {number} status @param {number} failed */
function failedOr(status, failed) {
  return status !== 0 && failed === 0 ? 1 : failed;
}

/** Report of a runner; empty if it wrote none. @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
