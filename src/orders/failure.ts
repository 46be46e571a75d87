import { enums } from 'superstruct';
import { type CallError, hasErrorKey, httpStatusOf } from '../ports/http/errors.ts';

/** There is no such order for this shopper. Of what is somebody else's the backend says the same. */
export function isMissing(error: CallError): boolean {
  return hasErrorKey(error, '_ERR_ORDER_NOT_FOUND') || httpStatusOf(error) === 404;
}

/** Why an order was not cancelled: it is on its way already, or something that may pass. */
export const CancelFailure = enums(['too-late', 'failed']);
export type CancelFailure = 'too-late' | 'failed';

export function cancelFailureOf(error: CallError): CancelFailure {
  return hasErrorKey(error, '_ERR_ORDER_NOT_CANCELLABLE') ? 'too-late' : 'failed';
}
