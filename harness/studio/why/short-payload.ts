import type { TraceRecord } from '#harness/replay/trace.ts';
import { payloadOf } from '../records/present.ts';
import { type ShownPlace, leavesOf, pathText } from './shown-places.ts';

/** Maximum length of a payload beside a record, in characters. */
const LONGEST = 90;
/** Maximum number of quoted places of a long payload. */
const MOST_PLACES = 2;

/**
 * Returns a record's payload in one line: all of it if short, else the places with the given value.
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
