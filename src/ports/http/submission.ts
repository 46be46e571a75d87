import type { StoreWritable } from 'effector';
import { type Infer, array, boolean, integer, literal, object } from 'superstruct';
import { state } from '../../event-log/units.ts';
import { personalEmail, taggedUnion } from '../../kernel/struct.ts';
import { type CallError, ShopError, errorsIn, throttleOf } from './errors.ts';

/** State of a form that is submitted once. */
export const Submission = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  submitting: object({ status: literal('submitting') }),
  failed: object({ status: literal('failed'), errors: array(ShopError) }),
  throttled: object({ status: literal('throttled'), seconds: integer() }),
  /** A mail was sent; `isOfMember` is true for an answer of the membership programme (AUT-09). */
  sent: object({ status: literal('sent'), email: personalEmail(), isOfMember: boolean() }),
});
export type Submission = Infer<typeof Submission>;

const IDLE: Submission = { status: 'idle' };

/** Declares the state of a form that is submitted once. */
export function submissionState(name: string): StoreWritable<Submission> {
  return state<Submission>(name, IDLE, Submission);
}

/** State after a failed call: time to wait, or errors. */
export function submissionRefused(
  error: CallError,
): Extract<Submission, { status: 'failed' | 'throttled' }> {
  const throttle = throttleOf(error);
  if (throttle) return { status: 'throttled', seconds: throttle.seconds };
  return { status: 'failed', errors: [...errorsIn(error)] };
}

/** Steps of a `Submission`, for `mutation()`. */
export const SUBMISSION = {
  pending: (): Submission => ({ status: 'submitting' }),
  refused: submissionRefused,
};
