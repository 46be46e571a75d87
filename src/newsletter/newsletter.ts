import { type Infer, enums, literal, object } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import type { CallError } from '../ports/http/errors.ts';
import { Interests, Source } from './contract.ts';

/** Whether the shop did not take the address, or did not answer. */
export const SignUpRefusal = enums(['email', 'unreachable']);
export type SignUpRefusal = Infer<typeof SignUpRefusal>;

/** `again`: another address than the one that is signed up. */
export const SignUpState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  again: object({ status: literal('again') }),
  sending: object({ status: literal('sending'), source: Source }),
  failed: object({ status: literal('failed'), source: Source, reason: SignUpRefusal }),
  done: object({ status: literal('done'), source: Source }),
});
export type SignUpState = Infer<typeof SignUpState>;

/** What there is to choose from. Without it nobody has to choose. */
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

/** Whether there is something to fill in: not for whom it is done, unless for another address. */
export function isFormShown(isSignedUp: boolean, { status }: SignUpState): boolean {
  return !isSignedUp || (status !== 'idle' && status !== 'done');
}
