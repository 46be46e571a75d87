/** One request as the backend sees it, whichever adapter brought it. */
export interface BackendRequest {
  method: string;
  /** Path and query: `/transformer/products/RL0101RAW?x=1`. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The body's text; empty without one. */
  body: string;
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
  const entry: ErrorEntry = { errorKey, errorCode: '', errorMessage, errorParameters };
  return { status, body: { errors: [entry] } };
}

/** An answer with status 404. */
export function notFound(what: string): BackendResponse {
  return failure(404, '_ERR_NOT_FOUND', `${what} does not exist.`);
}

/** An answer with status 400. */
export function badRequest(reason: string): BackendResponse {
  return failure(400, '_ERR_CMD_INVALID_PARAM', reason);
}
