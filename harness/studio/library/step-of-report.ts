import { isWish } from '#harness/to-scenario/wishes.ts';
import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { nameOf } from '../records/present.ts';
import type { OpenTrace } from '../import-trace.ts';

/**
 * What a report is about: the step of what the shopper did last before somebody, or the page by itself, began it; the last
 * step before it where the shopper only looked. 0 where there is no report.
 */
export function stepOfReport({ trace, steps }: Pick<OpenTrace, 'trace' | 'steps'>): number {
  const at = beginningOf(trace);
  if (at <= 0) return 0;
  const done = trace.records.slice(0, at).findLastIndex(isShoppers);
  return steps.stepOf(done === -1 ? at - 1 : done);
}

/** Of several reports in a session the last is the case's. */
function beginningOf({ records }: Trace): number {
  const opened = records.findLastIndex((record) => nameOf(record) === 'reports/open');
  if (opened >= 0) return opened;
  return records.findIndex(isOfReport);
}

function isShoppers(record: TraceRecord): boolean {
  if (record.kind !== 'input' || isOfReport(record)) return false;
  // By itself the page asks who has not chosen yet.
  if (record.name === 'consent/ask') return false;
  return isWish(record) || record.name === 'navigation/locationChanged';
}

function isOfReport(record: TraceRecord): boolean {
  return nameOf(record).startsWith('reports/');
}
