import { type Trace, type TraceRecord, isCause } from '#harness/replay/trace.ts';

const NAME = /^(?:http\/)?reports[/.]/;

/** Finds the records of the shopper's report itself: its inputs and calls, calls caused by these, and all answers. */
export function recordsOfReport({ records }: Pick<Trace, 'records'>): Set<TraceRecord> {
  const own = new Set<TraceRecord>();
  const calls = new Set<number>();
  let isBehind = false;
  for (const record of records) {
    if (isCause(record)) isBehind = isReport(record, calls);
    const isOwn = isCause(record)
      ? isBehind
      : isReport(record, calls) || (isBehind && record.kind === 'call');
    if (!isOwn) continue;
    own.add(record);
    if (record.kind === 'call') calls.add(record.id);
  }
  return own;
}

function isReport(record: TraceRecord, calls: ReadonlySet<number>): boolean {
  if (record.kind === 'settle' || record.kind === 'same-turn') return calls.has(record.id);
  return (record.kind === 'input' || record.kind === 'call') && NAME.test(record.name);
}

/**
 * Describes the omitted records of the report, if they may be the reported problem.
 *
 * @param isAll true if the shopper did nothing else
 */
export function untoldOfReport(life: Pick<Trace, 'records'>, isAll: boolean): string[] {
  const own = recordsOfReport(life);
  const inputs = [...own].flatMap((record) => (record.kind === 'input' ? [record.name] : []));
  const failed = [...own].flatMap((record) =>
    (record.kind === 'settle' || record.kind === 'same-turn') && record.outcome === 'fail'
      ? [record.name]
      : [],
  );
  return [
    ...(isAll && inputs.length > 0
      ? [`All that the shopper did is left out, as it is the report: ${listed(inputs)}.`]
      : []),
    ...(failed.length > 0 ? [`What failed of the report is left out: ${listed(failed)}.`] : []),
  ];
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].join(', ');
}
