import type { OpenTrace } from '../import-trace.ts';
import { linksOf } from '../records/links.ts';

type Stepped = Pick<OpenTrace, 'trace' | 'steps'>;

/** Maximum length of a path in records; real call chains are shorter. */
const MOST = 20;

/**
 * Path from a step back to the input that caused it: answer, its call, that call's cause, and so on, as record indexes.
 */
export function wayBack({ trace, steps }: Stepped, step: number): number[] {
  const way: number[] = [];
  let at = steps.causeOf(step);
  while (at !== undefined && way.length < MOST) {
    way.push(at);
    if (trace.records[at]?.kind !== 'settle') break;
    const call = linksOf(trace).get(at);
    if (call === undefined) break;
    way.push(call);
    at = steps.causeOf(steps.stepOf(call));
  }
  return way;
}

/** True if the path from a step ends at an input. False if the input is before the trace. */
export function leadsToInput(opened: Stepped, step: number): boolean {
  return opened.trace.records[wayBack(opened, step).at(-1) ?? -1]?.kind === 'input';
}
