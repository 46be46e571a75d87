import { unhashed } from '../event-log/chain.ts';
import { chained } from '../event-log/export.ts';
import type { TraceEnd } from '../event-log/record.ts';
import { appStarted } from '../ports/start.ts';

const BEGINNING = new RegExp(`^\\["(?:k",|i",\\d+,"${appStarted.shortName}"[,\\]])`);

/**
 * The parts of a trace that can be read by themselves, each from a page's beginning or from a checkpoint to the trace's end; the
 * longest first, and without the whole. Each is written when it is asked for: `characters` says how long it will be.
 *
 * @example const [longest] = lastParts(await exportTrace()); longest?.text();
 */
export function lastParts(trace: string): { characters: number; text(): string }[] {
  const [header = '', ...lines] = trace.trimEnd().split('\n');
  const records = lines.slice(0, -1);
  // The log has just written both.
  const { format } = JSON.parse(header) as { format: number };
  const [, , end] = JSON.parse(lines.at(-1) ?? '[]') as [string, number, TraceEnd];
  return records.flatMap((line, from) => {
    if (from === 0 || !BEGINNING.test(line)) return [];
    const kept = records.slice(from);
    return {
      characters: kept.reduce((sum, { length }) => sum + length, header.length),
      text() {
        const last: TraceEnd = { ...end, records: kept.length };
        return chained(header, [...kept.map(unhashed), `"e",0,${JSON.stringify(last)}`], format);
      },
    };
  });
}
