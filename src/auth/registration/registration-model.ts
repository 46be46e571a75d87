import { sample } from 'effector';
import { boolean, object, optional, string } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { noPayload, personalEmail, secret } from '../../kernel/struct.ts';
import { registerCall } from '../../membership/api.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { $isRegistered, userInfoLoaded } from '../../session/model.ts';
import { enterBy } from '../model.ts';
import { RegistrationState, registrationFailureOf, KNOWN_ACCOUNT_MARKS } from './registration.ts';
import { declareForm } from '../../forms/form-model.ts';

feature('orders');

/** AUT-19: registers a guest for the order just placed. */
export const register = input(
  'auth/register',
  object({
    orderId: string(),
    email: personalEmail(),
    password: secret(),
    passwordConfirmation: secret(),
    newsletter: boolean(),
    dob: optional(BirthDate),
  }),
);

export const registered = fact('auth/registered', noPayload());
export const registrationFailed = fact('auth/registrationFailed', MutationFailure);

export const registerFx = callFx(registerCall);

export const $registration = state<RegistrationState>(
  'auth/registration',
  { status: 'idle' },
  RegistrationState,
);

/** The answer was lost, but the account exists. */
const foundOut = sampleStores({
  clock: userInfoLoaded,
  source: { registration: $registration, isRegistered: $isRegistered },
  filter: ({ registration, isRegistered }) =>
    registration.status === 'failed' && registration.errors.length === 0 && isRegistered,
});

const registering = mutation($registration, {
  start: sample({
    clock: register,
    source: $isRegistered,
    filter: (isRegistered) => !isRegistered,
    fn: (_, wish) => wish,
  }),
  params: ({ orderId: _, ...fields }) => fields,
  sendFx: registerFx,
  pending: ({ orderId }) => ({ status: 'submitting', orderId }),
  succeeded: (_, before) => registeredFor(before),
  refused: (error, _, before) => registrationFailureOf(orderOf(before), error),
  failed: registrationFailed,
});
$registration.on(foundOut, registeredFor);

sample({ clock: [registering.done, foundOut], target: registered });
enterBy(registering);
// AUT-17
noticeAfter(registered, 'myAccount:registration.toast');
/** AUT-19: form for an account from a guest's order, under the order's address. */
export const guestAccountForm = declareForm('auth', 'guestAccount', KNOWN_ACCOUNT_MARKS, {
  all: [registered],
});

function orderOf(registration: RegistrationState): string {
  return 'orderId' in registration ? registration.orderId : '';
}

function registeredFor(before: RegistrationState): RegistrationState {
  return { status: 'registered', orderId: orderOf(before) };
}
