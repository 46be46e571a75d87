import { appStarted } from '../ports/start.ts';
import type { TraceSight } from './report.ts';

/** Counted fields of a trace line: kind, and the positions of name and outcome. */
type Line = readonly [kind: string, second: unknown, third: unknown, fourth: unknown];

const HTTP = 'http/';
/** True for a failed call, whose outcome is odd (`OUTCOMES` in `src/event-log/record.ts`). */
const isFailure = (outcome: unknown) => typeof outcome === 'number' && outcome % 2 === 1;

/** Figures of a trace for display. */
export function figuresOf(trace: string): Omit<TraceSight, 'bytes' | 'isCut' | 'hasStudio'> {
  const lines = trace
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as Line); // the log has just written it
  const asked = new Set<unknown>();
  let [pages, failures, calls] = [0, 0, 0];
  for (const [kind, second, third, fourth] of lines) {
    if (kind === 'i' && third === appStarted.shortName) {
      pages += 1;
      asked.clear();
    }
    if (kind === 'c' && String(second).startsWith(HTTP)) {
      calls += 1;
      asked.add(third);
    }
    if (kind === 's' && asked.delete(third) && isFailure(fourth)) failures += 1;
  }
  return { pages, records: lines.length, calls, failures };
}
