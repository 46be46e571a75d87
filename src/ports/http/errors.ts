import { type Infer, array, integer, literal, number, object, optional, string } from 'superstruct';
import { personalText, taggedUnion } from '../../kernel/struct.ts';

/** One entry of a backend's error list (ENT-29). Parameters may quote what the shopper typed, so they are personal. */
export const ShopError = object({
  errorKey: string(),
  errorCode: optional(string()),
  errorMessage: optional(personalText()),
  errorParameters: array(personalText()),
});
export type ShopError = Infer<typeof ShopError>;

/**
 * How a call can fail: no answer, an answer with an error status, one that asks to wait for `seconds`
 * before the same is tried again (429), or an answer that breaks its contract.
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

/** The HTTP status of a failed call; `undefined` when there was no answer. */
export function httpStatusOf(error: CallError): number | undefined {
  return error.kind === 'network' ? undefined : error.status;
}

/** The status as a field for a fact; no field when there was no answer. */
export function statusField(error: CallError): { status?: number } {
  return error.kind === 'network' ? {} : { status: error.status };
}

/** True when the error list of a failed call holds the key. */
export function hasErrorKey(error: CallError, key: string): boolean {
  return errorsIn(error).some((entry) => entry.errorKey === key);
}

/** What the backend says of a failure; nothing where it has not said anything that can be read. */
export function errorsIn(error: CallError): readonly ShopError[] {
  return 'errors' in error ? error.errors : [];
}

/** First error key of a failed call; without one the kind of the failure. */
export function errorKeyOf(error: CallError): string {
  return errorsIn(error)[0]?.errorKey ?? error.kind;
}

/** Whether the backend has said no, so that nothing has happened, rather than left it open. */
export function isRefusal({ kind }: CallError): boolean {
  return kind === 'http' || kind === 'throttled';
}
