/** The page's log, for problem reports. */
export interface OwnTrace {
  /** Returns the session so far as the text of a trace. */
  export(): Promise<string>;
  /** Writes a checkpoint, so that later records can be read without earlier ones. */
  goOn(): void;
}

let own: OwnTrace | undefined;

/** Registers this page's trace. */
export function offerTrace(trace: OwnTrace): void {
  own = trace;
}

/** Returns this page's trace; rejects before one is registered. */
export async function ownTrace(): Promise<OwnTrace> {
  if (!own) throw new Error('This page has no log yet');
  return own;
}
