import { array } from 'superstruct';
import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { nextPageIssueFx, PageIssue } from '#src/analytics/long-tasks-model.ts';
import { nextVitalFx } from '#src/analytics/vitals-model.ts';
import { Vital, type VitalRating, ratingOf } from '#src/analytics/vitals.ts';
import { Decision } from '#src/experiments/decide.ts';
import { nextDecisionsFx } from '#src/experiments/model.ts';

export interface Measure {
  record: number;
  at: number;
  name: string;
  value: string;
  rating: VitalRating;
  /** Element or file that it is about; empty if unknown. */
  target: string;
}

export interface Decided extends Decision {
  record: number;
  at: number;
}

function answersOf(trace: Trace, port: { shortName: string }) {
  return trace.records.flatMap((record, index) =>
    isAnswer(record) && record.name === port.shortName
      ? [{ record: index, at: record.at, value: record.value }]
      : [],
  );
}

function isAnswer(record: TraceRecord): record is Extract<TraceRecord, { value: unknown }> {
  return (record.kind === 'settle' || record.kind === 'same-turn') && record.outcome === 'done';
}

/** Returns all measurements in record order: vitals, long tasks and files that failed to load. */
export function measuresOf(trace: Trace): Measure[] {
  const vitals = answersOf(trace, nextVitalFx).flatMap(({ value, ...place }): Measure[] =>
    Vital.is(value)
      ? [
          {
            ...place,
            name: value.name,
            value: value.name === 'CLS' ? String(value.value) : inMs(value.value),
            rating: ratingOf(value),
            target: value.target ?? '',
          },
        ]
      : [],
  );
  const hitches = answersOf(trace, nextPageIssueFx).flatMap(({ value, ...place }): Measure[] => {
    if (!PageIssue.is(value)) return [];
    const rating = 'poor' as const;
    return value.kind === 'file'
      ? [{ ...place, name: 'file', value: value.type, rating, target: value.path }]
      : [{ ...place, name: 'long task', value: inMs(value.ms), rating, target: '' }];
  });
  return [...vitals, ...hitches].toSorted((one, other) => one.record - other.record);
}

function inMs(value: number): string {
  return `${Math.round(value)} ms`;
}

/** Returns all experiment decisions with their reasons, in record order. */
export function decisionsOf(trace: Trace): Decided[] {
  const Decisions = array(Decision);
  return answersOf(trace, nextDecisionsFx).flatMap(({ value, ...place }) =>
    Decisions.is(value) ? value.map((decision) => ({ ...decision, ...place })) : [],
  );
}
