import type { CallError } from './errors.ts';

/** SES-19: backend error keys that mean an expired session. */
export const SESSION_EXPIRY_KEYS: readonly string[] = [
  'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH',
  'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED',
  '_ERR_EXPIRED_ACTIVITY_TOKEN',
  '_ERR_INVALID_COOKIE',
  '_ERR_DIDNT_LOGON',
  '_ERR_GENERIC_USERTRAFFIC',
  '_ERR_USER_AUTHORITY',
  '_ERR_ACCESS_CHECK_FAILED',
  'ERR_COOKIE_EXPIRED',
  '_ERR_INVALID_COOKIE_ALL',
];

/** The backend's refusal of a call for lack of a session. */
export interface Refusal {
  status: number;
  errorKey?: string;
}

/**
 * SES-20, SES-21: an expiry key with status 200 or 403, or any 401; undefined for other failures.
 * Only for services that take the session.
 */
export function refusalOf(error: CallError): Refusal | undefined {
  if (error.kind !== 'http') return undefined;
  const { status, errors } = error;
  const key = errors.find(({ errorKey }) => SESSION_EXPIRY_KEYS.includes(errorKey))?.errorKey;
  const isRefusal = status === 401 || (key !== undefined && (status === 200 || status === 403));
  return isRefusal ? { status, ...(key !== undefined && { errorKey: key }) } : undefined;
}
