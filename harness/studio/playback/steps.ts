import { type TraceRecord, isStep } from '#harness/replay/trace.ts';

/**
 * The steps of a trace: step `n` is the state after its first `n` causes (inputs, calls that came
 * back, checkpoints), each with the calls that left because of it; step 0 is before the first record.
 */
export interface Steps {
  count: number;
  /** Index of the record that step `n` applied; `undefined` for step 0. */
  causeOf(step: number): number | undefined;
  /** The step that a record belongs to. */
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
