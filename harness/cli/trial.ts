import { stdout } from 'node:process';
import { shopSession } from '#harness/bench/shop-session.ts';
import { FAULTS } from '#harness/trial/faults.ts';
import { tryFaults } from '#harness/trial/trial.ts';
import { printable } from '#src/kernel/printable.ts';
import { readArguments } from './support/arguments.mjs';
import { runMain } from './support/stop.mjs';

const USAGE = `Usage: npm run trial
Plants one fault of each kind in a copy of the project, and says whether a trace from before finds it,
where, and how long that takes.

  --only WORD   only the faults in whose name the word stands
  --full        prints each verdict

Exit code: 0 all found, 1 some not.
`;

const OPTIONS = {
  only: { type: 'string' },
  full: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

await runMain(async () => {
  const { only = '', full, help } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  if (help) {
    stdout.write(USAGE);
    return 0;
  }
  const faults = FAULTS.filter(({ what }) => what.includes(only));
  let found = 0;
  for await (const { what, ms, lacks, source, text } of tryFaults(
    faults,
    await shopSession(2, 1),
  )) {
    const seconds = (ms / 1000).toFixed(1);
    const place = source ? `${source.file}:${source.line}` : '';
    stdout.write(
      lacks.length === 0
        ? `found      ${seconds} s  ${what}: ${place}\n`
        : `not found  ${seconds} s  ${what}: ${printable(lacks.join('; '))}\n`,
    );
    if (full || lacks.length > 0) stdout.write(`${text}\n`);
    if (lacks.length === 0) found += 1;
  }
  stdout.write(`${found} of ${faults.length} found\n`);
  return found === faults.length ? 0 : 1;
});
