import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup.mjs';
import { runMain } from './stop.mjs';

const TEST = ['types', 'lint', 'unit', 'build', 'replay', 'journeys'];
const VERIFY = ['format', 'types', 'lint', 'dead', 'unit', 'build', 'size', 'replay', 'journeys'];

// `npm test [-- --only unit,journeys]`; `npm run verify` adds format, dead code and size.
await runMain(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, verify: { type: 'boolean' } },
  });
  ensureInstalled();
  const { runStages } = await import('./stages.mjs');
  return runStages(values.only?.split(',') ?? (values.verify ? VERIFY : TEST));
});
