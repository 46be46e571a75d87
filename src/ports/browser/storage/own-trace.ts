/** The log of this page, as far as what reports a problem needs it. */
export interface OwnTrace {
  /** The session so far as the text of a trace. */
  export(): Promise<string>;
  /** Writes a checkpoint, so that what follows can be read without what came before. */
  goOn(): void;
}

let own: OwnTrace | undefined;

/** Says where this page's trace is to be had. */
export function offerTrace(trace: OwnTrace): void {
  own = trace;
}

/** The trace of this page; rejects while nobody has offered one. */
export async function ownTrace(): Promise<OwnTrace> {
  if (!own) throw new Error('This page has no log yet');
  return own;
}
