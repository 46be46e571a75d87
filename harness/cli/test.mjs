import { readArguments } from './arguments.mjs';
import { ensureInstalled } from './setup.mjs';
import { runMain } from './stop.mjs';

const TEST = ['types', 'lint', 'unit', 'build', 'replay', 'journeys'];
const VERIFY = ['format', 'types', 'lint', 'dead', 'unit', 'build', 'size', 'replay', 'journeys'];
const USAGE = `npm test [-- --only STAGE,…]    runs ${TEST.join(', ')}
npm run verify                  runs ${VERIFY.join(', ')}
`;
const OPTIONS = /** @type {const} */ ({
  only: { type: 'string' },
  verify: { type: 'boolean' },
  help: { type: 'boolean' },
});

await runMain(async () => {
  const { only, verify, help } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  if (help) {
    process.stdout.write(USAGE);
    return 0;
  }
  ensureInstalled();
  // Loaded only now: the stages use dependencies.
  const { runStages } = await import('./stages.mjs');
  return runStages(only?.split(',') ?? (verify ? VERIFY : TEST));
});
