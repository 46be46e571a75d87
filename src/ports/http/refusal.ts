import type { CallError } from './errors.ts';
import { SESSION_EXPIRY_KEYS } from '../session/session-keys.ts';

/** What the backend said when it refused a call for want of a session. */
export interface Refusal {
  status: number;
  errorKey?: string;
}

/**
 * SES-20, SES-21: one of the expiry keys with status 200 or 403, or any 401; `undefined` for every
 * other failure. Asked of services that take the session only.
 */
export function refusalOf(error: CallError): Refusal | undefined {
  if (error.kind !== 'http') return undefined;
  const { status, errors } = error;
  const key = errors.find(({ errorKey }) => SESSION_EXPIRY_KEYS.includes(errorKey))?.errorKey;
  const isRefusal = status === 401 || (key !== undefined && (status === 200 || status === 403));
  return isRefusal ? { status, ...(key !== undefined && { errorKey: key }) } : undefined;
}
