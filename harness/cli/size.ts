import { stdout } from 'node:process';
import { CHECK } from './commands.mjs';
import { ensureBuilt } from './support/build.mjs';
import { runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { binOf } from './support/project.mjs';
import { run } from './support/run.mjs';

await runCommandLine(CHECK.size, async () => {
  await withProgress('Build of the demo', () => ensureBuilt());
  const { status, output } = await run(binOf('size-limit'), []);
  stdout.write(output);
  return status === 0 ? 0 : 1;
});
