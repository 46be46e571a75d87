import type { LoggedCall } from '../../http/call-log.ts';

/** Entries from before somebody agrees to be measured. */
const MOST_HELD = 100;

const held: LoggedCall[] = [];
let tell: ((entry: LoggedCall) => void) | undefined;

/** ANA-03: hands a described call to analytics, or holds it in the page's memory until they are allowed. */
export function noteCallEntry(entry: LoggedCall): void {
  if (tell) return tell(entry);
  held.push(entry);
  if (held.length > MOST_HELD) held.shift();
}

/** Somebody has agreed: tells of the calls of this page, the earlier ones first. */
export function tellCallEntries(listener: (entry: LoggedCall) => void): void {
  tell = listener;
  held.splice(0).forEach(listener);
}
