import { type Infer, boolean, integer, object } from 'superstruct';
import { type CallError, hasErrorKey } from './errors.ts';

/** Wait after a 429; `canProve` is true if a solved captcha replaces the wait. */
export const Throttle = object({ seconds: integer(), canProve: boolean() });
export type Throttle = Infer<typeof Throttle>;

/** Wait of a failed call; undefined for other failures. */
export function throttleOf(error: CallError): Throttle | undefined {
  if (error.kind !== 'throttled') return undefined;
  return { seconds: error.seconds, canProve: hasErrorKey(error, '_ERR_CAPTCHA_ACCEPTED') };
}
