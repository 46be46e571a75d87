import { type Infer, integer, object, optional, string } from 'superstruct';
import { type CallError, errorsIn, statusField } from '../../ports/http/errors.ts';
import { NO_ORDER, type UserInfoState, isKnown } from '../../session/session.ts';
import { NO_ACTIVE_ORDER } from '../bag/cart.ts';
import type { CartChange } from './queue.ts';

/** Failure of a bag change: the backend's answer, or the reason it was not sent. */
export const ChangeFailure = object({
  status: optional(integer()),
  errorKey: optional(string()),
  reason: optional(string()),
});
export type ChangeFailure = Infer<typeof ChangeFailure>;

export function changeFailureOf(error: CallError): ChangeFailure {
  const errorKey = errorsIn(error)[0]?.errorKey;
  return { ...statusField(error), ...(errorKey !== undefined && { errorKey }) };
}

/** Reason for not sending a change: the user could not be read. */
export const USER_UNKNOWN = 'the user is not known';

/** True if the result is unknown; the change may have been made. */
export function isLost({ status = 200, reason }: ChangeFailure): boolean {
  return status < 400 && reason === undefined;
}

/** CRT-05: reason not to send a change; adding is allowed because it creates the order. */
export function changeRefusalOf(
  { kind, ownerId }: CartChange,
  info: UserInfoState,
): string | undefined {
  if (!isKnown(info)) return USER_UNKNOWN;
  if (ownerId !== undefined && ownerId !== info.userId) return 'the user is another one'; // SES-13
  return kind !== 'add' && info.orderId === NO_ORDER ? NO_ACTIVE_ORDER : undefined;
}
