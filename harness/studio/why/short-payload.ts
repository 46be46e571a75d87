import type { TraceRecord } from '#harness/replay/trace.ts';
import { payloadOf } from '../records/present.ts';
import { type ShownPlace, leavesOf, pathText } from './shown-places.ts';

/** Characters of a payload that stand beside a record. */
const LONGEST = 90;
/** Places of a long payload that are told of. */
const MOST_PLACES = 2;

/**
 * What a record carries, in a line: all of it where it is short, else the places that have the value that is asked about.
 *
 * @example shortPayload(answer, { path: ['bag', 'count'], value: 2 }) // … count 2
 */
export function shortPayload(
  record: TraceRecord,
  { path, value }: Pick<ShownPlace, 'path' | 'value'>,
): string {
  const payload = payloadOf(record);
  if (payload === undefined || payload === null) return '';
  const whole = JSON.stringify(payload);
  if (whole.length <= LONGEST) return whole;
  const same = leavesOf(payload).filter((leaf) => leaf.value === value);
  const named = same.filter((leaf) => leaf.path.at(-1) === path.at(-1));
  const places = (named.length > 0 ? named : same).slice(0, MOST_PLACES);
  if (places.length === 0) return `${whole.slice(0, LONGEST)}…`;
  return `… ${places.map((leaf) => `${pathText(leaf.path)} ${JSON.stringify(value)}`).join(', ')} …`;
}
