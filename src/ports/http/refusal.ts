import type { CallError } from './errors.ts';
import { SESSION_EXPIRY_KEYS } from '../session/session-keys.ts';

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
