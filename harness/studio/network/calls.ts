import { type Trace, startOf } from '#harness/replay/trace.ts';
import { linksOf } from '../records/links.ts';

export interface NetworkCall {
  /** Index of its record. */
  record: number;
  name: string;
  /** Milliseconds since the first record. */
  at: number;
  /** Duration; `undefined` for a call without an answer. */
  ms: number | undefined;
  outcome: 'done' | 'fail' | 'open';
  size: number;
  /** True if answered in the same turn, such as data that the document includes. */
  isAtHand: boolean;
}

/** Returns the backend calls of the page life that contains a record. */
export function networkAt(trace: Trace, record: number) {
  const { records } = trace;
  const first = Math.max(0, records.slice(0, record + 1).findLastIndex(startOf));
  const behind = records.slice(first + 1).findIndex(startOf);
  const end = behind === -1 ? records.length : first + 1 + behind;
  const links = linksOf(trace);
  const calls = records.slice(first, end).flatMap((call, offset): NetworkCall[] => {
    if (call.kind !== 'call' || !call.name.startsWith('http/')) return [];
    const answer = records[links.get(first + offset) ?? -1];
    const isAnswer = answer?.kind === 'settle' || answer?.kind === 'same-turn';
    return [
      {
        record: first + offset,
        name: call.name.slice('http/'.length),
        at: call.at,
        ms: isAnswer ? answer.at - call.at : undefined,
        outcome: isAnswer ? answer.outcome : 'open',
        size: isAnswer ? (JSON.stringify(answer.value) ?? '').length : 0,
        isAtHand: answer?.kind === 'same-turn',
      },
    ];
  });
  return { calls, from: records[first]?.at ?? 0, to: records[end - 1]?.at ?? 0 };
}
