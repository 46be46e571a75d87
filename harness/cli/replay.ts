import { argv, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { LIMITS, guardedReplay } from '#harness/replay/guarded.ts';
import { codeOf } from '#harness/replay/replay-file.ts';
import { replayCommand } from '#harness/traces/command.ts';
import { runMain } from './support/stop.mjs';

// A reader such as `head` may close the pipe early; this does not change the outcome.
stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});
const entry = fileURLToPath(new URL('./support/replay-process.mjs', import.meta.url));
await runMain(() =>
  replayCommand(
    argv.slice(2),
    {
      out: (text) => stdout.write(text),
      err: (text) => stderr.write(text),
      progress: stderr,
    },
    (options) => guardedReplay(entry, LIMITS, [JSON.stringify(options)]),
  ),
);
