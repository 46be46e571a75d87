import { readTrace } from '#harness/replay/read-trace.ts';
import { codeOf, textOfFile } from '#harness/replay/replay-file.ts';
import { type Trace, TraceError } from '#harness/replay/trace.ts';
import { printable } from '#src/kernel/printable.ts';
import { Stop } from './stop.mjs';

/**
 * Reads the trace in a file, compressed or not, with its text.
 *
 * @throws {Stop} with the file's name and the reason, if it is unreadable
 */
export function traceIn(file: string): { trace: Trace; text: string } {
  try {
    const text = textOfFile(file);
    return { trace: readTrace(text), text };
  } catch (error) {
    if (error instanceof TraceError)
      throw new Stop(`${printable(file)}:${error.line}: ${error.reason}`, 2);
    if (codeOf(error) === 'unknown reason') throw error;
    throw new Stop(`${printable(file)}: the file cannot be read (${codeOf(error)})`, 2);
  }
}
