import { diffText } from '#harness/diff/diff-text.ts';
import { diffTraces } from '#harness/diff/diff-traces.ts';
import { readTraceSoFar } from '#harness/replay/read-trace.ts';
import { readCase } from './cases.ts';

/** Compares two cases, with the command line's output. */
export async function compareCases(before: string, after: string): Promise<string> {
  const texts = await Promise.all([before, after].map(readCase));
  const [one, other] = texts.map((text) => readTraceSoFar(text));
  return one && other ? diffText(diffTraces(one, other)) : '';
}
