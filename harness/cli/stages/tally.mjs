/** @typedef {import('./stages.mjs').Outcome} Outcome */
/** @typedef {import('../support/results.mjs').TestResult} TestResult */

/** Largest number of tests that may pass only at their second try. */
const MOST_DOUBTS = 2;

/**
 * Counts the tests of a run. Names those that passed only at their second try, and fails when they are many.
 *
 * @param {TestResult[]} results
 * @param {number} status the runner's exit code
 * @returns {Outcome}
 */
export function tally(results, status) {
  const of = (/** @type {string} */ wanted) => results.filter(({ outcome }) => outcome === wanted);
  const doubts = results.filter(({ isSecondTry }) => isSecondTry).map(nameOf);
  const isDoubtful = doubts.length > MOST_DOUBTS;
  return withStatus(
    {
      passed: of('passed').length,
      failed: of('failed').length + (isDoubtful ? 1 : 0),
      skipped: of('skipped').length,
      failures: [
        ...of('failed').map(nameOf),
        ...(isDoubtful ? [`${doubts.length} passed at the second try alone`] : []),
      ],
      skips: of('skipped').map((test) => `${nameOf(test)}${test.reason ? `: ${test.reason}` : ''}`),
      doubts,
    },
    status,
  );
}

/**
 * A runner that fails without a failing test (an unhandled error, no tests at all) is a failure too.
 *
 * @param {Outcome} outcome @param {number} status @returns {Outcome}
 */
export function withStatus(outcome, status) {
  if (status === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`the runner ended with ${status}`] };
}

/** @param {TestResult} result */
function nameOf({ file, title }) {
  return `${file} > ${title}`;
}
