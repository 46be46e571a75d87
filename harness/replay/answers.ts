import { type AnswerSample, readingOf } from '#src/ports/http/answer-samples.ts';
import { type AnyContract, declaredCalls } from '#src/ports/http/call.ts';
import { contractAtHand } from '#src/ports/http/http.ts';
import { requestText } from '#src/ports/http/request-samples.ts';
import type { Divergence } from './divergence.ts';
import { problemOf } from './problem.ts';
import type { TraceRecord } from './trace.ts';

/**
 * Parses the sampled answers of a trace again and returns the first that gives another value. Skips unknown
 * calls, and calls whose contract has not been loaded (`loadContracts`); see `callsNotChecked`.
 */
export function compareAnswers(records: readonly TraceRecord[]): Divergence | undefined {
  const contracts = new Map(
    [...declaredCalls().values()].map((call) => [call.name, contractAtHand(call)]),
  );
  for (const [index, record] of records.entries()) {
    if (record.kind !== 'answer') continue;
    const { sample, reading, line } = record;
    const contract = contracts.get(sample.call);
    const actual = contract && readingOf(contract, sample);
    if (!contract || actual === reading) continue;
    return {
      kind: 'answers',
      line,
      expected: `${sample.call} is read as a value of digest ${reading}`,
      actual:
        actual === undefined
          ? `it cannot be read${refusedAt(contract, sample)}`
          : `a value of digest ${actual}`,
      about: [`~http/${sample.call}`],
      cause: undefined,
      changes: [],
      recent: records.slice(Math.max(0, index - 4), index + 1),
    };
  }
  return undefined;
}

/**
 * Returns the first call that now sends another request for the same parameters. Skips unknown calls, and
 * requests that cannot be derived; see `callsNotChecked`.
 */
export function compareRequests(records: readonly TraceRecord[]): Divergence | undefined {
  const calls = new Map([...declaredCalls().values()].map((call) => [call.name, call]));
  for (const [index, record] of records.entries()) {
    if (record.kind !== 'request') continue;
    const { sample, line } = record;
    const call = calls.get(sample.call);
    const actual = call && requestText(call, sample.params);
    if (actual === undefined || actual === sample.asked) continue;
    return {
      kind: 'requests',
      line,
      expected: sample.asked,
      actual,
      about: [`~http/${sample.call}`],
      cause: undefined,
      changes: [],
      recent: records.slice(Math.max(0, index - 4), index + 1),
    };
  }
  return undefined;
}

/** Names of calls whose answers or requests cannot be compared here. */
export function callsNotChecked(records: readonly TraceRecord[]): string[] {
  const calls = new Map([...declaredCalls().values()].map((call) => [call.name, call]));
  const names = records.flatMap((record) => {
    if (record.kind !== 'answer' && record.kind !== 'request') return [];
    const call = calls.get(record.sample.call);
    const isChecked =
      call &&
      (record.kind === 'answer'
        ? contractAtHand(call) !== undefined
        : requestText(call, record.sample.params) !== undefined);
    return isChecked ? [] : [record.sample.call];
  });
  return [...new Set(names)].toSorted();
}

/** Problem of an answer that violates its contract; empty if it is valid. */
function refusedAt({ answer }: AnyContract, { raw }: AnswerSample): string {
  return answer.is(raw) ? '' : `: ${problemOf(raw, answer)}`;
}
