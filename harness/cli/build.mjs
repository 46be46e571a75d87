import { ensureBuilt, RELEASE } from './support/build.mjs';
import { runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { ensureInstalled } from './support/setup.mjs';

const USAGE = `npm run build

Builds the release into dist, unless sources have not changed: the shop alone, without simulated backend, studio and demo accounts.
A release that is served from dist keeps running: the new one takes its place when it is whole.

Exit code: 0 built, 1 the build failed, 2 it was called wrongly.
`;

await runCommandLine({ usage: USAGE, options: {} }, async () => {
  ensureInstalled();
  const { built } = await withProgress('Build of the release', () => ensureBuilt(RELEASE));
  process.stdout.write(`${RELEASE}: ${built ? 'built' : 'nothing changed since the last build'}\n`);
});
