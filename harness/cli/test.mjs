import { findBrowser } from './support/browser.mjs';
import { runCommandLine } from './support/command.mjs';
import { ensureInstalled } from './support/setup.mjs';
import { Stop } from './support/stop.mjs';
import { STAGES } from './stages/stages.mjs';
import { runStages } from './stages/run-stages.mjs';
import { storedOutcomes } from './stages/stored-outcomes.mjs';

const DAILY = STAGES.filter(({ when }) => when === 'daily');
const VERIFY = STAGES.filter(({ when }) => when !== 'by name');
const USAGE = `npm test                        runs ${namesOf(DAILY)}; of what takes long, the part whose turn it is today
npm test -- --only STAGE,…      runs these stages, whole
npm run verify                  runs ${namesOf(VERIFY)}, whole;
                                a stage that has passed over these very files is not run again
npm run verify -- --only STAGE,…
npm run verify -- --fresh       runs all stages
npm run verify -- --since REV   mutates the rules that changed since that commit, by default since the one before this

Exit code: 0 all passed, 1 something failed, 2 it was called wrongly.
`;
const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  verify: { type: 'boolean' },
  fresh: { type: 'boolean' },
  since: { type: 'string' },
});
const DAY = 86_400_000;

await runCommandLine({ usage: USAGE, options: OPTIONS }, async ({ values }) => {
  const { only, verify, fresh, since } = values;
  if (fresh && !verify) throw new Stop('--fresh goes with npm run verify.', 2);
  if (since !== undefined && !verify) throw new Stop('--since goes with npm run verify.', 2);
  const stages = only === undefined ? (verify ? VERIFY : DAILY) : stagesCalled(only.split(','));
  ensureInstalled();
  // A wrong CHROME_PATH is told before half an hour of other stages.
  if (process.env['CHROME_PATH']) findBrowser();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  if (since !== undefined) process.env['SELVEDGE_SINCE'] = since;
  const isTurn = !only && !verify;
  if (isTurn) takeTurn();
  const kind = isTurn ? 'test' : 'verify';
  return runStages(stages, { kind, isFresh: fresh, ...(verify && { stored: storedOutcomes() }) });
});

/** @param {string[]} names */
function stagesCalled(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new Stop(`No such stage: ${unknown.join(', ')}. There are ${namesOf(STAGES)}.`, 2);
  return STAGES.filter(({ name }) => names.includes(name));
}

/** @param {readonly { name: string }[]} stages */
function namesOf(stages) {
  return stages.map(({ name }) => name).join(', ');
}

/** Names the turn for the tests that take turns, see `harness/config/turn.ts`. */
function takeTurn() {
  const turn = (process.env['SELVEDGE_TURN'] ??= `${Math.floor(Date.now() / DAY)}`);
  process.stdout.write(
    `What takes long takes turns: this is turn ${turn}; all run in npm run verify.\n`,
  );
}
