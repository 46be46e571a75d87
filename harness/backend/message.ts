/** A request in the backend's format, independent of the adapter. */
export interface BackendRequest {
  method: string;
  /** Path and query: `/transformer/products/RL0101RAW?x=1`. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Text of the body; empty without one and for a file. */
  body: string;
  /** A body that is a file (`application/octet-stream`). */
  file?: Uint8Array;
  /** Session row that the adapter stores instead of a cookie. */
  row?: number | undefined;
}

/** Change of the session cookie: a session's row and token, or `'ended'`. */
export type CookieChange = { row: number; token: string; isRemembered: boolean } | 'ended';

/** An answer. `body` is JSON data, or a text for a deliberately broken body. */
export interface BackendResponse {
  status: number;
  body: unknown;
  /** `application/json` by default. */
  contentType?: string;
  cookie?: CookieChange;
  /** Further headers; names in lower case. */
  headers?: Readonly<Record<string, string>>;
}

/** An entry of an error answer (ENT-29). */
export interface ErrorEntry {
  errorKey: string;
  errorCode: string;
  errorMessage: string;
  errorParameters: string[];
}

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

export function errorEntry(
  errorKey: string,
  errorMessage = '',
  errorParameters: string[] = [],
): ErrorEntry {
  return { errorKey, errorCode: '', errorMessage, errorParameters };
}

/** A 429 answer with the time to wait, in whole seconds. */
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

export function notFound(what: string): BackendResponse {
  return failure(404, '_ERR_NOT_FOUND', `${what} does not exist.`);
}

export function badRequest(reason: string): BackendResponse {
  return failure(400, '_ERR_CMD_INVALID_PARAM', reason);
}
