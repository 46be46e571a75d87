import { readArguments } from './support/arguments.mjs';
import { ensureInstalled } from './support/setup.mjs';
import { runMain } from './support/stop.mjs';

const TEST = ['types', 'lint', 'build', 'replay', 'unit', 'journeys'];
const VERIFY = [...TEST, 'fuzz', 'format', 'dead', 'size', 'start', 'signatures', 'next-node'];
const USAGE = `npm test                        runs ${TEST.join(', ')}; of what takes long, the part whose turn it is today
npm test -- --only STAGE,…      runs these stages, whole
npm run verify                  runs ${VERIFY.join(', ')}, whole
`;
const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  verify: { type: 'boolean' },
  help: { type: 'boolean' },
});
const DAY = 86_400_000;

await runMain(async () => {
  const { only, verify, help } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  if (help) {
    process.stdout.write(USAGE);
    return 0;
  }
  ensureInstalled();
  if (!only && !verify) takeTurn();
  // Loaded only now: the stages use dependencies.
  const { runStages } = await import('./support/run-stages.mjs');
  return runStages(only?.split(',') ?? (verify ? VERIFY : TEST));
});

/** Names the turn for the tests that take turns, see `harness/config/turn.ts`. */
function takeTurn() {
  const turn = (process.env['SELVEDGE_TURN'] ??= `${Math.floor(Date.now() / DAY)}`);
  process.stdout.write(
    `What takes long takes turns: this is turn ${turn}; all run in npm run verify.\n`,
  );
}
