import { prepare, STAGES } from '../stages.mjs';
import { Stop } from './stop.mjs';

/** @typedef {import('../stages.mjs').Stage} Stage */
/** @typedef {import('../stages.mjs').Outcome} Outcome */
/** @typedef {{ stage: Stage, outcome: Outcome, minutes: string }} Done */

/** As many as this stand beside each other, where each leaves processors free. */
const BESIDE = 2;

/**
 * Runs the named stages, prints what failed, and ends with the one line `N passed, N failed` that
 * counts tests, and one for each stage that is a single check.
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
  const stages = STAGES.filter(({ name }) => names.includes(name));
  prepare(stages);
  /** @type {Done[]} */
  const done = [];
  const narrow = stages.filter(({ isWide }) => !isWide);
  await Promise.all(Array.from({ length: BESIDE }, () => runInTurn(narrow, done)));
  await runInTurn(
    stages.filter(({ isWide }) => isWide),
    done,
  );
  return tellAll(done);
}

/** @param {Stage[]} open what others may take from as well @param {Done[]} done */
async function runInTurn(open, done) {
  for (let stage = open.shift(); stage; stage = open.shift()) done.push(await runStage(stage));
}

/** @param {Stage} stage @returns {Promise<Done>} */
async function runStage(stage) {
  const title = `\n== ${stage.title}\n`;
  if (stage.isWide) process.stdout.write(title);
  const start = performance.now();
  const outcome = await outcomeOf(stage);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  if (!stage.isWide) process.stdout.write(title);
  process.stdout.write(`${outcome.output ?? ''}${summary(outcome)} (${minutes} min)\n`);
  return { stage, outcome, minutes };
}

/** @param {Stage} stage @returns {Promise<Outcome>} */
async function outcomeOf(stage) {
  try {
    return await stage.run();
  } catch (error) {
    const text =
      error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error);
    const [first = ''] = text.split('\n', 1);
    return { passed: 0, failed: 1, failures: [first], output: `${text}\n` };
  }
}

/** @param {Outcome} outcome */
function summary({ passed, failed, skipped, note }) {
  if (note) return note;
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** @param {readonly Done[]} done @returns {number} exit code */
function tellAll(done) {
  tell('Passed at the second try alone', done, ({ doubts = [] }) => doubts);
  tell('Failed', done, ({ failures }) => failures);
  const minutes = done.map(({ stage, minutes: each }) => `${stage.name} ${each}`).join(', ');
  process.stdout.write(`\nMinutes: ${minutes}\n`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    done.reduce((total, { outcome }) => total + outcome[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') > 0 ? 1 : 0;
}

/** @param {string} title @param {readonly Done[]} done @param {(outcome: Outcome) => string[]} of */
function tell(title, done, of) {
  const lines = done.flatMap(({ stage, outcome }) =>
    of(outcome).map((line) => `${stage.title}: ${line}`),
  );
  if (lines.length > 0) process.stdout.write(`\n== ${title}\n${lines.join('\n')}\n`);
}
