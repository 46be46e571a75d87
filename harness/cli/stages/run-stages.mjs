import { prepare } from './stages.mjs';
import { duration, lastTime, startProgress, storeTime } from '../support/progress.mjs';
import { Stop } from '../support/stop.mjs';
import { BESIDE, stagesLeft } from './stages-left.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Outcome} Outcome */
/** @typedef {ReturnType<typeof import('./stored-outcomes.mjs').storedOutcomes>} Stored */
/** @typedef {{ stage: Stage, outcome: Outcome, ms: number }} Done */

/**
 * Runs stages, prints what failed and what was skipped, and ends with the one line `N passed, N failed`. It counts tests,
 * and one for each stage that is a single check. A stage with a stored outcome for these very files is not run again.
 *
 * @param {readonly Stage[]} stages
 * @param {object} [options]
 * @param {Stored | undefined} [options.stored] where green outcomes are stored; by default nowhere
 * @param {boolean | undefined} [options.isFresh] true to run all stages, stored or not
 * @param {string} [options.kind] the kind of run: durations are stored by kind and stage
 * @returns {Promise<number>} exit code
 */
export async function runStages(stages, { stored, isFresh = false, kind = 'stage' } = {}) {
  const before = isFresh || !stored ? [] : storedStages(stages, stored);
  const open = stages.filter((stage) => !before.some((done) => done.stage === stage));
  if (before.length > 0) {
    const titles = before.map(({ stage }) => stage.name).join(', ');
    print(`Passed over these very files before, and not run again: ${titles}; --fresh runs all.\n`);
  }
  const timeOf = (/** @type {Stage} */ { name }) => `${kind} ${name}`;
  const left = stagesLeft(open, (stage) => lastTime(timeOf(stage))?.ms);
  const progress = startProgress(`${kind} all`, { text: left.text, isShared: true });
  /** @type {Done[]} */
  const done = [];
  const runOne = async (/** @type {Stage} */ stage) => {
    left.begin(stage);
    const one = await runStage(stage, stored);
    left.end(stage);
    if (one.outcome.failed === 0) storeTime(timeOf(stage), { ms: one.ms });
    done.push(one);
  };
  prepare(open);
  await runAll(
    open.filter(({ isWide }) => !isWide),
    BESIDE,
    runOne,
  );
  await runAll(
    open.filter(({ isWide }) => isWide),
    1,
    runOne,
  );
  progress.end();
  return tellAll([...before, ...done]);
}

/** @param {readonly Stage[]} stages @param {Stored} stored @returns {Done[]} */
function storedStages(stages, stored) {
  const key = stored.key();
  return stages.flatMap((stage) => {
    const outcome = stage.runsEachTime ? undefined : stored.read(stage.name, key);
    return outcome ? [{ stage, outcome, ms: 0 }] : [];
  });
}

/** @param {readonly Stage[]} stages @param {number} beside @param {(stage: Stage) => Promise<void>} runOne */
async function runAll(stages, beside, runOne) {
  const open = stages.values();
  const inTurn = async () => {
    for (const stage of open) await runOne(stage);
  };
  await Promise.all(Array.from({ length: beside }, inTurn));
}

/** @param {Stage} stage @param {Stored | undefined} stored @returns {Promise<Done>} */
async function runStage(stage, stored) {
  const title = `\n== ${stage.title}\n`;
  if (stage.isWide) print(title);
  const key = stored?.key();
  const start = performance.now();
  const outcome = await outcomeOf(stage);
  const ms = performance.now() - start;
  if (!stage.isWide) print(title);
  print(`${outcome.output ?? ''}${summary(outcome)} (${duration(ms)})\n`);
  // Files that changed meanwhile were not tested as they are.
  if (key !== undefined && key === stored?.key()) stored.write(stage.name, key, outcome);
  return { stage, outcome, ms };
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
  tell('Skipped', done, ({ skips = [] }) => skips);
  tell('Passed at the second try alone', done, ({ doubts = [] }) => doubts);
  tell('Failed', done, ({ failures }) => failures);
  const times = done.map(({ stage, ms }) => `${stage.name} ${ms > 0 ? duration(ms) : 'stored'}`);
  print(`\nTimes: ${times.join(', ')}\n`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    done.reduce((total, { outcome }) => total + outcome[key], 0);
  print(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') > 0 ? 1 : 0;
}

/** @param {string} title @param {readonly Done[]} done @param {(outcome: Outcome) => string[]} of */
function tell(title, done, of) {
  const lines = done.flatMap(({ stage, outcome }) =>
    of(outcome).map((line) => `${stage.title}: ${line}`),
  );
  if (lines.length > 0) print(`\n== ${title}\n${lines.join('\n')}\n`);
}

/** @param {string} text */
function print(text) {
  process.stdout.write(text);
}
