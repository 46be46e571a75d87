import { readCommand } from './support/command.mjs';
import { checkNode, ensureInstalled } from './support/setup.mjs';
import { runMain } from './support/stop.mjs';

/** Commands that are no file of this folder. */
const ELSEWHERE = /** @type {Record<string, string>} */ ({
  garments: '../../fixtures/pictures/render.ts',
});

// Runs a command that is written in TypeScript: `node harness/cli/main.mjs replay PATH…`. Its arguments are read before any
// dependency is loaded.
await runMain(async () => {
  checkNode(process.versions.node);
  const [name = ''] = process.argv.splice(2, 1);
  const { default: command } = await import(`./usage/${name}.mjs`);
  if (!readCommand(command, process.argv.slice(2))) return undefined;
  ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  await import(ELSEWHERE[name] ?? `./${name}.ts`);
  return undefined;
});
