import { type StepRecord, type Trace, isStep, startOf } from '#harness/replay/trace.ts';
import { $location } from '#src/ports/navigation.ts';
import type { Environment } from '#src/ports/start.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import type { OpenTrace } from '../import-trace.ts';

/** One page life: from one page load to the next. */
export interface PageLife {
  /** Index of its first record; the end is exclusive. */
  record: number;
  end: number;
  steps: readonly [first: number, last: number];
  /** Milliseconds since the first record of the session. */
  at: number;
  path: string;
  /** Start of the page life. `anew`: page load; `again`: restored from the back-forward cache; `cut`: earlier lines are missing. */
  begins: 'anew' | 'again' | 'cut';
  /** Indexes of messages from other tabs, with their kinds. */
  heard: readonly { record: number; kind: string }[];
}

/** Returns the page lives of a session in order. */
export function pageLivesOf({
  trace: { records },
  steps,
}: Pick<OpenTrace, 'trace' | 'steps'>): PageLife[] {
  const begins = records.flatMap((record, at) => (isStep(record) && startOf(record) ? [at] : []));
  return begins.map((record, index) => {
    const end = begins[index + 1] ?? records.length;
    const first = records[record] as StepRecord;
    return {
      record,
      end,
      steps: [steps.stepOf(record), steps.stepOf(end - 1)],
      at: first.at,
      path: pathOf(first),
      begins: beginningOf(first),
      heard: heardIn(records, record, end),
    };
  });
}

/** The page life that contains a step; none before the first step. */
export function lifeAt(lives: readonly PageLife[], step: number): PageLife | undefined {
  return lives.findLast(({ steps: [first] }) => first <= step);
}

/** Short id of a trace's tab; four characters distinguish a few tabs. */
export function tabOf({ header }: Trace): string {
  return header.stream.slice(0, 4);
}

function pathOf(first: StepRecord): string {
  const taken = first.kind === 'checkpoint' ? first.values.get($location.shortName) : undefined;
  if (taken !== undefined) return (taken as { path: string }).path;
  const start = startOf(first);
  return start ? (start.payload as { environment: Environment }).environment.location.path : '';
}

function beginningOf(first: StepRecord): PageLife['begins'] {
  if (first.kind !== 'checkpoint') return 'anew';
  return first.isWhole ? 'again' : 'cut';
}

function heardIn(records: Trace['records'], from: number, to: number): PageLife['heard'] {
  return records
    .slice(from, to)
    .flatMap((record, behind) =>
      record.kind === 'input' && record.name === tabMessageReceived.shortName
        ? [{ record: from + behind, kind: (record.payload as { kind: string }).kind }]
        : [],
    );
}
