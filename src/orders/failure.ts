import { type Infer, enums } from 'superstruct';
import {
  type CallError,
  type Throttle,
  hasErrorKey,
  httpStatusOf,
  throttleOf,
} from '../ports/http/errors.ts';

/**
 * True if this shopper has no such order. The backend answers the same for another shopper's order.
 */
export function isMissing(error: CallError): boolean {
  return hasErrorKey(error, '_ERR_ORDER_NOT_FOUND') || httpStatusOf(error) === 404;
}

export const MissReason = enums(['unknown', 'unreachable', 'throttled']);

type Miss =
  ({ status: 'throttled' } & Throttle) | { status: 'failed'; reason: 'unknown' | 'unreachable' };

/** Returns the state after an order could not be read. */
export function missOf(error: CallError): Miss {
  const throttle = throttleOf(error);
  if (throttle) return { status: 'throttled', ...throttle };
  return { status: 'failed', reason: isMissing(error) ? 'unknown' : 'unreachable' };
}

export function reasonOf(miss: Miss): { reason: Infer<typeof MissReason> } {
  return { reason: miss.status === 'failed' ? miss.reason : miss.status };
}

/** Reason why a cancellation failed: already shipped, or possibly temporary. */
export const CancelFailure = enums(['too-late', 'failed']);
export type CancelFailure = 'too-late' | 'failed';

export function cancelFailureOf(error: CallError): CancelFailure {
  return hasErrorKey(error, '_ERR_ORDER_NOT_CANCELLABLE') ? 'too-late' : 'failed';
}
