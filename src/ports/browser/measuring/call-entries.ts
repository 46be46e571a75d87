import type { LoggedCall } from '../../http/call-log.ts';

/** Most entries that wait for the consent. */
const MOST_HELD = 100;

const held: LoggedCall[] = [];
let tell: ((entry: LoggedCall) => void) | undefined;

/** ANA-03: hands a described call to analytics, or holds it in the page's memory until they are allowed. */
export function noteCallEntry(entry: LoggedCall): void {
  if (tell) return tell(entry);
  held.push(entry);
  if (held.length > MOST_HELD) held.shift();
}

/** Passes the calls of this page to a listener, the earlier ones first. Call it after the consent. */
export function tellCallEntries(listener: (entry: LoggedCall) => void): void {
  tell = listener;
  held.splice(0).forEach(listener);
}
