import { type Infer, enums, literal, object } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import type { CallError } from '../ports/http/errors.ts';
import { Interests, Source } from './api.ts';

/** Reason of a failed sign-up: refused address, or no answer. */
export const SignUpRefusal = enums(['email', 'unreachable']);
export type SignUpRefusal = Infer<typeof SignUpRefusal>;

/** `again`: signing up another address. */
export const SignUpState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  again: object({ status: literal('again') }),
  sending: object({ status: literal('sending'), source: Source }),
  failed: object({ status: literal('failed'), source: Source, reason: SignUpRefusal }),
  done: object({ status: literal('done'), source: Source }),
});
export type SignUpState = Infer<typeof SignUpState>;

/** Available interests. Choosing is optional without them. */
export const InterestsState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), interests: Interests }),
  failed: object({ status: literal('failed') }),
});
export type InterestsState = Infer<typeof InterestsState>;

export function signUpRefusalOf(error: CallError): SignUpRefusal {
  return error.kind === 'http' && error.status === 400 ? 'email' : 'unreachable';
}

/** True if a form is shown: before a sign-up, or for another address. */
export function isFormShown(isSignedUp: boolean, { status }: SignUpState): boolean {
  return !isSignedUp || (status !== 'idle' && status !== 'done');
}
