import process, { argv, stderr, stdout } from 'node:process';
import { replayCommand } from '#harness/replay/command.ts';
import { fileURLToPath } from 'node:url';
import { guardedReplay } from '#harness/replay/guarded.ts';
import { codeOf } from '#harness/replay/replay-file.ts';

// Whoever reads may stop early, as `head` does; what is unread does not change the outcome.
stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});
const { replay, close } = guardedReplay(
  fileURLToPath(new URL('./replay-process.mjs', import.meta.url)),
);
process.exitCode = await replayCommand(
  argv.slice(2),
  { out: (text) => stdout.write(text), err: (text) => stderr.write(text) },
  replay,
);
await close();
