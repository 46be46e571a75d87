import { sample } from 'effector';
import { boolean, object, optional, string } from 'superstruct';
import { fact, input, state } from '../../event-log/units.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { nothing, personalEmail, secret } from '../../kernel/struct.ts';
import { registerCall } from '../../membership/api.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorKeyOf, isRefusal } from '../../ports/http/errors.ts';
import { applySessionEvent } from '../../session/lifecycle-model.ts';
import type { SessionEvent } from '../../session/lifecycle.ts';
import { $isRegistered, readUserInfo } from '../../session/model.ts';
import { registrationReadAgain } from '../incoming.ts';
import { signedIn } from '../model.ts';
import { RegistrationState, registrationFailureOf, KNOWN_ACCOUNT_MARKS } from './registration.ts';
import { declareForm } from '../../forms/form-model.ts';

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

export const registered = fact('auth/registered', nothing());
export const registrationFailed = fact('auth/registrationFailed', object({ errorKey: string() }));

export const registerFx = callFx(registerCall);

export const $registration = state<RegistrationState>(
  'auth/registration',
  { status: 'idle' },
  RegistrationState,
);

const wished = sample({
  clock: register,
  source: { registration: $registration, isRegistered: $isRegistered },
  filter: ({ registration: { status }, isRegistered }) => status !== 'submitting' && !isRegistered,
  fn: (_, wish) => wish,
});
sample({ clock: wished, fn: ({ orderId: _, ...fields }) => fields, target: registerFx });

/** The answer was lost, but the account exists. */
const foundOut = sample({
  clock: registrationReadAgain,
  source: { registration: $registration, isRegistered: $isRegistered },
  filter: ({ registration, isRegistered }) =>
    registration.status === 'failed' && registration.errors.length === 0 && isRegistered,
});

const orderOf = (registration: RegistrationState) =>
  'orderId' in registration ? registration.orderId : '';

$registration
  .on(wished, (_, { orderId }) => ({ status: 'submitting', orderId }))
  .on([registerFx.done, foundOut], (before) => ({
    status: 'registered',
    orderId: orderOf(before),
  }))
  .on(registerFx.failData, (before, error) => registrationFailureOf(orderOf(before), error));

sample({ clock: [registerFx.done, foundOut], target: registered });
sample({
  clock: registerFx.doneData,
  fn: ({ membershipResponseStatus }) => ({ membershipResponseStatus }),
  target: signedIn,
});
sample({
  clock: registerFx.doneData,
  fn: ({ userId }): SessionEvent => ({ step: 'signed-in', userId }),
  target: applySessionEvent,
});
// AUT-17
noticeAfter(registered, 'myAccount:registration.toast');
// The account may exist now: read the user.
sample({
  clock: registerFx.failData,
  filter: (error) => !isRefusal(error),
  target: readUserInfo,
});
sample({
  clock: registerFx.failData,
  fn: (error) => ({ errorKey: errorKeyOf(error) }),
  target: registrationFailed,
});

/** AUT-19: form for an account from a guest's order, under the order's address. */
export const guestAccountForm = declareForm('auth', 'guestAccount', KNOWN_ACCOUNT_MARKS, {
  all: [registered],
});
