import {
  type Infer,
  array,
  integer,
  literal,
  number,
  object,
  optional,
  string,
  boolean,
} from 'superstruct';
import { personalText, taggedUnion } from '../../kernel/struct.ts';

/**
 * One entry of a backend's error list (ENT-29). Parameters may quote typed text and are personal.
 */
export const ShopError = object({
  errorKey: string(),
  errorCode: optional(string()),
  errorMessage: optional(personalText()),
  errorParameters: array(personalText()),
});
export type ShopError = Infer<typeof ShopError>;

/**
 * Failure of a call: no answer, an error status, a 429 with the `seconds` to wait, or an answer
 * that breaks its contract.
 */
export const CallError = taggedUnion('kind', {
  network: object({ kind: literal('network') }),
  http: object({ kind: literal('http'), status: number(), errors: array(ShopError) }),
  throttled: object({
    kind: literal('throttled'),
    status: literal(429),
    seconds: integer(),
    errors: array(ShopError),
  }),
  malformed: object({ kind: literal('malformed'), status: number(), reason: string() }),
});
export type CallError = Infer<typeof CallError>;

/** HTTP status of a failed call; undefined without an answer. */
export function httpStatusOf(error: CallError): number | undefined {
  return error.kind === 'network' ? undefined : error.status;
}

/** Status as a field of a fact; no field without an answer. */
export function statusField(error: CallError): { status?: number } {
  return error.kind === 'network' ? {} : { status: error.status };
}

/** True when the error list of a failed call holds the key. */
export function hasErrorKey(error: CallError, key: string): boolean {
  return errorsIn(error).some((entry) => entry.errorKey === key);
}

/** Backend errors of a failure; empty without any. */
export function errorsIn(error: CallError): readonly ShopError[] {
  return 'errors' in error ? error.errors : [];
}

/** First error key of a failed call, else the kind of failure. */
export function errorKeyOf(error: CallError): string {
  return errorsIn(error)[0]?.errorKey ?? error.kind;
}

/** True if the backend refused the call, and has therefore changed nothing. */
export function isRefusal({ kind }: CallError): boolean {
  return kind === 'http' || kind === 'throttled';
}

/** Wait after a 429; `canProve` is true if a solved captcha replaces the wait. */
export const Throttle = object({ seconds: integer(), canProve: boolean() });
export type Throttle = Infer<typeof Throttle>;

/** Wait of a failed call; undefined for other failures. */
export function throttleOf(error: CallError): Throttle | undefined {
  if (error.kind !== 'throttled') return undefined;
  return { seconds: error.seconds, canProve: hasErrorKey(error, '_ERR_CAPTCHA_ACCEPTED') };
}
