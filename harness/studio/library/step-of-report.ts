import type { Trace } from '#harness/replay/trace.ts';
import { nameOf } from '../records/present.ts';
import type { OpenTrace } from '../import-trace.ts';

/** The last step before somebody began the report, or a page began it by itself: what it is about. 0 where there is no report. */
export function stepOfReport({ trace, steps }: Pick<OpenTrace, 'trace' | 'steps'>): number {
  const at = beginningOf(trace);
  return at > 0 ? steps.stepOf(at - 1) : 0;
}

/** Of several reports in a session the last is the case's. */
function beginningOf({ records }: Trace): number {
  const opened = records.findLastIndex((record) => nameOf(record) === 'reports/open');
  if (opened >= 0) return opened;
  return records.findIndex((record) => nameOf(record).startsWith('reports/'));
}
