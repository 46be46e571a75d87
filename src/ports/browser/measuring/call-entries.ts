import type { LoggedCall } from '../../http/call-log.ts';

/** Most entries held until consent. */
const MOST_HELD = 100;

const held: LoggedCall[] = [];
let tell: ((entry: LoggedCall) => void) | undefined;

/** ANA-03: passes a call to analytics, or holds it in memory until consent. */
export function noteCallEntry(entry: LoggedCall): void {
  if (tell) return tell(entry);
  held.push(entry);
  if (held.length > MOST_HELD) held.shift();
}

/** Passes the page's calls to a listener, earlier ones first. Call after consent. */
export function tellCallEntries(listener: (entry: LoggedCall) => void): void {
  tell = listener;
  held.splice(0).forEach(listener);
}
