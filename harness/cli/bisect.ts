import { argv, stdout } from 'node:process';
import { bisect } from '#harness/compare/bisect.ts';
import { printable } from '#src/kernel/printable.ts';
import { readArgumentsAndPaths } from './support/arguments.mjs';
import { Stop, runMain } from './support/stop.mjs';

const USAGE = `Usage: npm run bisect -- FILE --good REV [--bad REV]
Finds the commit by which a trace came to something else, in a worktree. What does not build is skipped.

  --good REV    a commit where it comes to something else than at the bad one
  --bad REV     by default HEAD

Exit code: 0 found, 2 there is nothing to find, or it was called wrongly.
`;
const OPTIONS = {
  good: { type: 'string' },
  bad: { type: 'string' },
  help: { type: 'boolean' },
} as const;

await runMain(async () => {
  const { values, paths } = readArgumentsAndPaths(argv.slice(2), OPTIONS, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const [file, ...others] = paths;
  const { good, bad } = values;
  if (file === undefined || others.length > 0 || good === undefined) throw new Stop(USAGE, 2);
  const say = (line: string) => void stdout.write(`${printable(line)}\n`);
  const found = await bisect({ file, good, ...(bad !== undefined && { bad }), say });
  const title =
    found.commits.length === 1
      ? `From ${found.good} to ${found.bad} by:`
      : `From ${found.good} to ${found.bad} by one of these, of which some do not build:`;
  stdout.write(`\n${title}\n`);
  for (const line of found.description.split('\n')) say(line);
  return 0;
});
