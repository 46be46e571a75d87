import process, { argv, stderr, stdout } from 'node:process';
import '#src/app/whole-model.ts';
import { codeOf, replayCommand } from '#harness/replay/command.ts';

// Whoever reads may stop early, as `head` does; what is unread does not change the outcome.
stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error;
});
process.exitCode = replayCommand(argv.slice(2), {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
});
