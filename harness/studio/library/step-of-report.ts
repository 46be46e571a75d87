import { isWish } from '#harness/to-scenario/wishes.ts';
import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { nameOf } from '../records/present.ts';
import type { OpenTrace } from '../import-trace.ts';

/**
 * Finds the step that a report is about: the shopper's last action before the report was opened, by the shopper or by
 * the page. Without an action it is the last step before the report. 0 without a report.
 */
export function stepOfReport({ trace, steps }: Pick<OpenTrace, 'trace' | 'steps'>): number {
  const at = beginningOf(trace);
  if (at <= 0) return 0;
  const done = trace.records.slice(0, at).findLastIndex(isShoppers);
  return steps.stepOf(done === -1 ? at - 1 : done);
}

/** The last report of the session is the case's. */
function beginningOf({ records }: Trace): number {
  const opened = records.findLastIndex((record) => nameOf(record) === 'reports/open');
  if (opened >= 0) return opened;
  return records.findIndex(isOfReport);
}

function isShoppers(record: TraceRecord): boolean {
  if (record.kind !== 'input' || isOfReport(record)) return false;
  // The page asks for consent by itself.
  if (record.name === 'consent/ask') return false;
  return isWish(record) || record.name === 'navigation/locationChanged';
}

function isOfReport(record: TraceRecord): boolean {
  return nameOf(record).startsWith('reports/');
}
