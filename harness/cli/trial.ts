import { stdout } from 'node:process';
import { shopSession } from '#harness/bench/shop-session.ts';
import { FAULTS } from '#harness/planted-faults/faults.ts';
import { tryFaults } from '#harness/planted-faults/trial.ts';
import { printable } from '#src/kernel/printable.ts';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';
import { TRACE } from './commands.mjs';

await runCommandLine(TRACE.trial, async ({ values: { only, full } }) => {
  const faults = FAULTS.filter(({ what }) => what.includes(only));
  const progress = startProgress('Trial', { total: faults.length, isShared: true });
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
    progress.step();
  }
  progress.end();
  stdout.write(`${found} of ${faults.length} found\n`);
  return found === faults.length ? 0 : 1;
});
