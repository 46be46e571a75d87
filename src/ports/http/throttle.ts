import { type Infer, boolean, integer, object } from 'superstruct';
import { type CallError, hasErrorKey } from './errors.ts';

/** What a 429 says to who has to wait: for how long, and whether a captcha's answer would do instead. */
export const Throttle = object({ seconds: integer(), canProve: boolean() });
export type Throttle = Infer<typeof Throttle>;

/** What a failed call says about waiting; nothing where it failed otherwise. */
export function throttleOf(error: CallError): Throttle | undefined {
  if (error.kind !== 'throttled') return undefined;
  return { seconds: error.seconds, canProve: hasErrorKey(error, '_ERR_CAPTCHA_ACCEPTED') };
}
