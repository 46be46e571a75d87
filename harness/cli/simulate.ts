import { argv, stderr, stdout } from 'node:process';
import { simulateCommand } from '#harness/simulate/runs/command.ts';
import { runMain } from './support/stop.mjs';

await runMain(() =>
  simulateCommand(argv.slice(2), {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    isWatched: stderr.isTTY,
    folder: 'test-results/simulate',
  }),
);
