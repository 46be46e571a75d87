/** Address of the release's service worker; without a hash, so that a new release replaces it. */
export const OFFLINE_WORKER = '/offline-worker.js';

/** Page to worker: addresses that the page loaded before the worker controlled it. */
export interface SeenMessage {
  kind: 'seen';
  /** Address of the page's document. */
  document: string;
  files: readonly string[];
}

/** Page to worker: a stored copy answered a request of this page? The worker replies only then. */
export interface AskMessage {
  kind: 'ask';
}

/** Page to worker: the shopper signed out. Deletes the pages, answers and pictures that they saw. */
export interface ForgetMessage {
  kind: 'forget';
}

export type PageMessage = SeenMessage | AskMessage | ForgetMessage;

/** Message of a page; undefined for anything else, such as a message of a later release. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { kind, document, files } = Object(data) as Record<string, unknown>;
  if (kind === 'ask' || kind === 'forget') return { kind };
  const isSeen = kind === 'seen' && typeof document === 'string' && Array.isArray(files);
  return isSeen ? { kind, document, files: files.map(String) } : undefined;
}

/** Worker to page: the network failed, and a stored copy answered. */
export interface StoredMessage {
  kind: 'stored';
}
