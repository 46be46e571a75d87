/** One request as the backend sees it, whichever adapter brought it. */
export interface BackendRequest {
  method: string;
  /** Path and query: `/transformer/products/RL0101RAW?x=1`. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The body's text; empty without one, and where it is a file. */
  body: string;
  /** A body that is a file (`application/octet-stream`). */
  file?: Uint8Array;
  /** Row of the session that the adapter remembers in place of a cookie. */
  row?: number | undefined;
}

/** What the session cookie becomes: a session's row and token, or `'ended'`. */
export type CookieChange = { row: number; token: string; isRemembered: boolean } | 'ended';

/** One answer. `body` is JSON data, or a text for a body that is broken on purpose. */
export interface BackendResponse {
  status: number;
  body: unknown;
  /** JSON's by default. */
  contentType?: string;
  cookie?: CookieChange;
  /** Further ones; names in lower case. */
  headers?: Readonly<Record<string, string>>;
}

/** One entry of an error answer (ENT-29). */
export interface ErrorEntry {
  errorKey: string;
  errorCode: string;
  errorMessage: string;
  errorParameters: string[];
}

/** An answer with status 200. */
export function ok(body: unknown): BackendResponse {
  return { status: 200, body };
}

/** An answer in the error shape of ENT-29. */
export function failure(
  status: number,
  errorKey: string,
  errorMessage = '',
  errorParameters: string[] = [],
): BackendResponse {
  return { status, body: { errors: [errorEntry(errorKey, errorMessage, errorParameters)] } };
}

/** One entry of an error answer. */
export function errorEntry(
  errorKey: string,
  errorMessage = '',
  errorParameters: string[] = [],
): ErrorEntry {
  return { errorKey, errorCode: '', errorMessage, errorParameters };
}

/** An answer with status 429 that asks to wait, in whole seconds. */
export function askToWait(
  ms: number,
  errorKey: string,
  errorMessage: string,
  more: readonly ErrorEntry[] = [],
): BackendResponse {
  const seconds = String(Math.max(1, Math.ceil(ms / 1000)));
  return {
    status: 429,
    body: { errors: [errorEntry(errorKey, errorMessage, [seconds]), ...more] },
    headers: { 'retry-after': seconds },
  };
}

/** An answer with status 404. */
export function notFound(what: string): BackendResponse {
  return failure(404, '_ERR_NOT_FOUND', `${what} does not exist.`);
}

/** An answer with status 400. */
export function badRequest(reason: string): BackendResponse {
  return failure(400, '_ERR_CMD_INVALID_PARAM', reason);
}
