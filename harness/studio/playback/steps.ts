import { type TraceRecord, isStep } from '#harness/replay/trace.ts';

/**
 * Steps of a trace. Step `n` is the state after the first `n` causes (inputs, answers, checkpoints),
 * each with the calls that it starts. Step 0 is before the first record.
 */
export interface Steps {
  count: number;
  /** Record index of the cause of step `n`; `undefined` for step 0. */
  causeOf(step: number): number | undefined;
  stepOf(record: number): number;
}

export function stepsOf(records: readonly TraceRecord[]): Steps {
  const causes: number[] = [];
  records.forEach((record, index) => {
    if (isStep(record)) causes.push(index);
  });

  function stepOf(record: number): number {
    let low = 0;
    let high = causes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((causes[middle] ?? Infinity) <= record) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return { count: causes.length, causeOf: (step) => causes[step - 1], stepOf };
}
