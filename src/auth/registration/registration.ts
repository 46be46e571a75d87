import { type Infer, array, integer, literal, object, string, boolean } from 'superstruct';
import { taggedUnion, personalText, secret } from '../../kernel/struct.ts';
import { type CallError, ShopError, errorsIn, throttleOf } from '../../ports/http/errors.ts';

/** State of a guest's registration; applies to its own order only. */
export const RegistrationState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  submitting: object({ status: literal('submitting'), orderId: string() }),
  failed: object({ status: literal('failed'), orderId: string(), errors: array(ShopError) }),
  throttled: object({ status: literal('throttled'), orderId: string(), seconds: integer() }),
  registered: object({ status: literal('registered'), orderId: string() }),
});
export type RegistrationState = Infer<typeof RegistrationState>;

/** The account already exists. */
export const ALREADY_REGISTERED = '_ERR_LOGONID_ALREADY_EXIST';

/** Error keys that belong to the password field. */
const OF_PASSWORD = ['_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', 'PASSWORDS_DO_NOT_MATCH'] as const;

export function registrationFailureOf(orderId: string, error: CallError): RegistrationState {
  const throttle = throttleOf(error);
  if (throttle) return { status: 'throttled', orderId, seconds: throttle.seconds };
  return { status: 'failed', orderId, errors: [...errorsIn(error)] };
}

/** Message key of a refused password. */
export function refusedPassword(state: RegistrationState) {
  if (state.status !== 'failed') return undefined;
  return state.errors.flatMap(({ errorKey }) => OF_PASSWORD.filter((key) => key === errorKey))[0];
}

/** AUT-19: privacy marks of the fields of an account whose address is known. */
export const KNOWN_ACCOUNT_MARKS = {
  password: secret(),
  passwordConfirmation: secret(),
  day: personalText(),
  month: personalText(),
  year: personalText(),
  newsletter: boolean(),
};
