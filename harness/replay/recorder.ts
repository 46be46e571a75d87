/** The build that a trace's header names. */
export interface Recorder {
  version: string;
  /** Absent where the header names none. */
  commit?: string;
  /** Whether the work tree had changes beside the commit: its commit alone may do otherwise then. */
  isDirty: boolean;
}

const NAME = /^([^+]*)(?:\+([0-9a-f]{7,40})(\.dirty)?$)?/;

/**
 * Reads what a header says in `app`.
 *
 * @example recorderIn('0.1.0+50734bcc.dirty') // { version: '0.1.0', commit: '50734bcc', isDirty: true }
 */
export function recorderIn(app: string): Recorder {
  const [, version = '', commit, dirty] = NAME.exec(app) ?? [];
  return { version, ...(commit !== undefined && { commit }), isDirty: dirty !== undefined };
}
