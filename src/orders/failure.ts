import { enums } from 'superstruct';
import { type CallError, hasErrorKey, httpStatusOf } from '../ports/http/errors.ts';

/**
 * True if this shopper has no such order. The backend answers the same for another shopper's order.
 */
export function isMissing(error: CallError): boolean {
  return hasErrorKey(error, '_ERR_ORDER_NOT_FOUND') || httpStatusOf(error) === 404;
}

/** Reason why a cancellation failed: already shipped, or possibly temporary. */
export const CancelFailure = enums(['too-late', 'failed']);
export type CancelFailure = 'too-late' | 'failed';

export function cancelFailureOf(error: CallError): CancelFailure {
  return hasErrorKey(error, '_ERR_ORDER_NOT_CANCELLABLE') ? 'too-late' : 'failed';
}
