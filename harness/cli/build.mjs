import { ensureBuilt, RELEASE } from './support/build.mjs';
import { command, runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { ensureInstalled } from './support/setup.mjs';

const BUILD = command(
  'build',
  '',
  `Builds the release into dist if sources changed: the shop without simulated backend, studio and demo accounts.
A release served from dist keeps running; the new one replaces it when it is whole.`,
  {},
  ['built', 'the build failed'],
);

await runCommandLine(BUILD, async () => {
  ensureInstalled();
  const { built } = await withProgress('Build of the release', () => ensureBuilt(RELEASE));
  process.stdout.write(`${RELEASE}: ${built ? 'built' : 'nothing changed since the last build'}\n`);
});
