import { register } from 'tsx/esm/api';

// Run by `git bisect run` at each commit: exit code 0 as at the good one, 1 as at the bad one, 125 if unknown.
register();
const { outcomeIn } = await import('./replay-in.ts');
const { git, provideModules } = await import('./worktrees.ts');

const [tree = '', file = '', good, bad] = process.argv.slice(2);
const SKIPPED = 125;

async function outcome() {
  try {
    provideModules(tree);
    return (await outcomeIn(tree, file)).outcome;
  } catch {
    return 'broken';
  }
}

const found = await outcome();
const shown = git(tree, 'show', '-s', '--format=%h %s', 'HEAD');
const isTold = found === good || found === bad;
process.stdout.write(`selvedge: ${shown}: ${found}${isTold ? '' : ', skipped'}\n`);
process.exitCode = isTold ? Number(found === bad) : SKIPPED;
