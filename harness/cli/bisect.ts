import { existsSync } from 'node:fs';
import { stdout } from 'node:process';
import { bisect } from '#harness/compare/bisect.ts';
import { caseFile } from '#harness/traces/case-file.ts';
import { printable } from '#src/kernel/printable.ts';
import { runCommandLine } from './support/command.mjs';
import { withProgress } from './support/progress.mjs';
import { Stop } from './support/stop.mjs';
import { TRACE } from './commands.mjs';

await runCommandLine(TRACE.bisect, async ({ values, paths: [given = ''] }) => {
  const { good, bad } = values;
  if (good === undefined) throw new Stop(TRACE.bisect.usage, 2);
  const file = caseFile(given);
  if (!existsSync(file)) throw new Stop(`${printable(file)}: there is no such file.`, 2);
  const say = (line: string) => void stdout.write(`${printable(line)}\n`);
  const found = await withProgress('Bisect', () => bisect({ file, good, bad, say }));
  const title =
    found.commits.length === 1
      ? `From ${found.good} to ${found.bad} by:`
      : `From ${found.good} to ${found.bad} by one of these, of which some do not build:`;
  stdout.write(`\n${title}\n`);
  for (const line of found.description.split('\n')) say(line);
  return 0;
});
