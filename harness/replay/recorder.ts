export interface Recorder {
  version: string;
  /** Absent if the header has none. */
  commit?: string;
  /** True if the work tree had uncommitted changes: the commit alone may behave differently. */
  isDirty: boolean;
}

const NAME = /^([^+]*)(?:\+([0-9a-f]{7,40})(\.dirty)?$)?/;

/**
 * Parses the `app` of a header.
 *
 * @example recorderIn('0.1.0+50734bcc.dirty') // { version: '0.1.0', commit: '50734bcc', isDirty: true }
 */
export function recorderIn(app: string): Recorder {
  const [, version = '', commit, dirty] = NAME.exec(app) ?? [];
  return { version, ...(commit !== undefined && { commit }), isDirty: dirty !== undefined };
}
