import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** Files to which the test runners write their reports, by stage. */
export const RESULTS = {
  unit: inProject('.cache', 'results', 'vitest.json'),
  unitOfNode: inProject('.cache', 'results', 'vitest-node.json'),
  browsers: inProject('.cache', 'results', 'browsers.json'),
  journeys: inProject('.cache', 'results', 'playwright.json'),
};

/**
 * @typedef {{ title: string, file: string, line?: number, outcome: 'passed' | 'failed' | 'skipped', isSecondTry?: boolean, reason?: string, message: string }} TestResult
 *
 * `isSecondTry`: passed only at the second try. `reason`: given for skipping.
 */

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Report of a stage's last run; `at` is its beginning, absent without a report.
 *
 * @typedef {{ name: string, at?: Date, tests: TestResult[] }} Report
 */

/** The reports of the stages that test the shop, partial or whole. @returns {Report[]} */
export function lastReports() {
  const [unit, browsers, journeys] = [RESULTS.unit, RESULTS.browsers, RESULTS.journeys].map(read);
  return [
    { name: 'unit and component tests', ...startOf(unit?.startTime), tests: testsOfVitest(unit) },
    {
      name: 'journeys in Chromium',
      ...startOf(journeys?.stats?.startTime),
      tests: testsOfPlaywright(journeys),
    },
    {
      name: 'journeys in Firefox and WebKit',
      ...startOf(browsers?.startTime),
      tests: testsOfVitest(browsers),
    },
  ];
}

/** @param {string | number | undefined} start */
function startOf(start) {
  return start === undefined ? {} : { at: new Date(start) };
}

/** Tests of Vitest's JSON report; a file that did not load counts as one failed test. @param {any} report @returns {TestResult[]} */
export function testsOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ suite) => {
    const file = relative(suite.name);
    if (suite.assertionResults.length === 0 && suite.status === 'failed') {
      return [{ title: 'the file loads', file, outcome: 'failed', message: suite.message }];
    }
    return suite.assertionResults.map((/** @type {any} */ test) => ({
      title: test.fullName,
      file,
      line: test.location?.line,
      outcome: outcomeOf(test.status),
      message: (test.failureMessages ?? []).join('\n'),
    }));
  });
}

/** @param {any} report output of Playwright's JSON reporter, if any @returns {TestResult[]} */
export function testsOfPlaywright(report) {
  const broken = (report?.errors ?? []).map((/** @type {any} */ error) => ({
    title: 'the journeys load',
    file: relative(error.location?.file ?? ''),
    outcome: 'failed',
    message: error.message ?? '',
  }));
  return [
    ...broken,
    ...(report?.suites ?? []).flatMap((/** @type {any} */ suite) => journeysOf(suite, [])),
  ];
}

/** @param {any} suite @param {string[]} above @returns {TestResult[]} */
function journeysOf(suite, above) {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = suite.specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      title: [...titles, spec.title].join(' '),
      file: `tests/journeys/${spec.file}`,
      line: spec.line,
      outcome: outcomeOf(test.status),
      ...(test.status === 'flaky' && { isSecondTry: true }),
      ...reasonOf(test),
      message: test.results
        .flatMap((/** @type {any} */ result) => result.errors.map(messageOf))
        .join('\n'),
    })),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => journeysOf(inner, titles)),
  ];
}

/** @param {string} status @returns {TestResult['outcome']} */
function outcomeOf(status) {
  if (['passed', 'expected', 'flaky'].includes(status)) return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

/** @param {{ annotations?: { type: string, description?: string }[] }} test */
function reasonOf({ annotations = [] }) {
  const reason = annotations.find(({ type }) => type === 'skip')?.description;
  return reason === undefined ? {} : { reason };
}

/** @param {{ message?: string }} error */
function messageOf(error) {
  return error.message ?? '';
}

/** @param {string} file */
function relative(file) {
  return file.startsWith(inProject()) ? file.slice(inProject().length + 1) : file;
}
