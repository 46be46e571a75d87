import { type Trace, startOf } from '#harness/replay/trace.ts';
import { linksOf } from '../records/links.ts';

/** A call of a page life, as the network view shows it. */
export interface NetworkCall {
  /** Place of its record. */
  record: number;
  name: string;
  /** Milliseconds since the first record. */
  at: number;
  /** How long it took; `undefined` where it never came back. */
  ms: number | undefined;
  outcome: 'done' | 'fail' | 'open';
  /** Characters of what came back. */
  size: number;
  /** Whether it came back at once, as what a document brings along does. */
  isAtHand: boolean;
}

/** The calls of the backend in one page life, and its first and last moment. */
export interface PageNetwork {
  calls: readonly NetworkCall[];
  from: number;
  to: number;
}

/** The calls of the backend in the page life that a record is in. */
export function networkAt(trace: Trace, record: number): PageNetwork {
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
