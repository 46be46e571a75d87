import type { OpenTrace } from '../import-trace.ts';
import { linksOf } from '../records/links.ts';

type Stepped = Pick<OpenTrace, 'trace' | 'steps'>;

/** Most records of a way: a chain of calls ends long before. */
const MOST = 20;

/**
 * The way from a step back to what a person or the world did: the answer that came, its call, what
 * that left because of, and so on, as places of records.
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

/** Whether the way from a step ends where a person or a page did something; it does not where that lies before the trace. */
export function leadsToInput(opened: Stepped, step: number): boolean {
  return opened.trace.records[wayBack(opened, step).at(-1) ?? -1]?.kind === 'input';
}
