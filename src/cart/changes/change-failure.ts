import { type Infer, integer, object, optional, string } from 'superstruct';
import { type CallError, errorsIn, statusField } from '../../ports/http/errors.ts';
import { NO_ORDER, type UserInfoState, isKnown } from '../../session/session.ts';
import { NO_ACTIVE_ORDER } from '../bag/cart.ts';
import type { CartChange } from './queue.ts';

/** Why a change of the bag came to nothing: the backend's answer, or the reason why it was not sent. */
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

/** Why a change was not sent: nobody can say whose bag it is. */
export const USER_UNKNOWN = 'the user is not known';

/** Nobody has said what became of it: it may have been done. */
export function isLost({ status = 200, reason }: ChangeFailure): boolean {
  return status < 400 && reason === undefined;
}

/** CRT-05, with its exception: adding creates the order. */
export function changeRefusalOf(
  { kind, ownerId }: CartChange,
  info: UserInfoState,
): string | undefined {
  if (!isKnown(info)) return USER_UNKNOWN;
  if (ownerId !== undefined && ownerId !== info.userId) return 'the user is another one'; // SES-13
  return kind !== 'add' && info.orderId === NO_ORDER ? NO_ACTIVE_ORDER : undefined;
}
