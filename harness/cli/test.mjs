import { findBrowser } from './support/browser.mjs';
import { runCommandLine } from './support/command.mjs';
import { ensureInstalled } from './support/setup.mjs';
import { Stop } from './support/stop.mjs';
import { STAGES } from './stages/stages.mjs';

const USAGE = `npm test                        runs ${namesOf('test')};
                                the same journeys for the same files, see tests/README.md
npm test -- --changed REV       runs the unit tests that the changes since REV reach, and the changed journeys
npm test -- --only STAGE,…      runs these stages
npm run verify                  runs everything: ${namesOf('verify')};
                                skips stages that passed for the same files before
npm run verify -- --only STAGE,…
npm run verify -- --fresh       runs all stages
npm run verify -- --since REV   mutates the rules that changed since that commit, by default since the one before this

Exit code: 0 all passed, 1 something failed, 2 invalid arguments.
`;
const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  changed: { type: 'string' },
  verify: { type: 'boolean' },
  fresh: { type: 'boolean' },
  since: { type: 'string' },
});

await runCommandLine({ usage: USAGE, options: OPTIONS }, async ({ values }) => {
  const { only, changed, verify, fresh, since } = values;
  if (!verify && (fresh || since !== undefined))
    throw new Stop('--fresh and --since go with npm run verify.', 2);
  if (verify && changed !== undefined) throw new Stop('--changed goes with npm test.', 2);
  const kind = verify ? 'verify' : changed === undefined ? 'test' : 'changed';
  const stages = only === undefined ? stagesOf(kind) : stagesCalled(only.split(','));
  ensureInstalled();
  // Check CHROME_PATH before half an hour of other stages.
  if (process.env['CHROME_PATH']) findBrowser();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  // Imported here: it needs dependencies.
  const { runStages } = await import('./stages/run-stages.mjs');
  return runStages(stages, { kind, since: since ?? changed }, { isFresh: !verify || fresh });
});

/** @param {import('./stages/stages.mjs').Extent['kind']} kind */
function stagesOf(kind) {
  return STAGES.filter((stage) => stage.in.includes(kind));
}

/** @param {string[]} names */
function stagesCalled(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const all = STAGES.map(({ name }) => name).join(', ');
    throw new Stop(`No such stage: ${unknown.join(', ')}. There are ${all}.`, 2);
  }
  return STAGES.filter(({ name }) => names.includes(name));
}

/** @param {import('./stages/stages.mjs').Extent['kind']} kind */
function namesOf(kind) {
  return stagesOf(kind)
    .map(({ name }) => name)
    .join(', ');
}
