import { unhashed } from '../event-log/chain.ts';
import { chained } from '../event-log/export.ts';
import type { TraceEnd } from '../event-log/record.ts';
import { appStarted } from '../ports/start.ts';

const BEGINNING = new RegExp(`^\\["(?:k",|i",\\d+,"${appStarted.shortName}"[,\\]])`);

/**
 * Returns the standalone parts of a trace, longest first, without the whole. Each begins with a page or a checkpoint and
 * ends with the trace. `characters` estimates the length of a part, because `text` creates it on demand.
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
