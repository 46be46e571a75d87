import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $accountRequest, requestAccount } from '#src/auth/registration/account-request-model.ts';
import { loginShown } from '#src/auth/dialog-model.ts';
import { closeSignIn, openSignIn } from '#src/auth/model.ts';
import { $authPanel, showPanel } from '#src/auth/panel-model.ts';
import { $passwordRequest, requestPassword } from '#src/auth/password/password-request-model.ts';
import { registrationForm } from '#src/auth/registration/registration-form-model.ts';
import { signInForm } from '#src/auth/sign-in/sign-in-form-model.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { readUserInfo } from '#src/session/model.ts';
import {
  httpError,
  networkError,
  registered,
  settle,
  throttledError,
} from '#tests/session/shop-scope.ts';
import { shopWithAccount } from './shop-with-account.ts';

const email = 'ada@example.test';
const wish = {
  email,
  password: 'indigo-1873',
  passwordConfirmation: 'indigo-1873',
  newsletter: true,
  dob: { day: '28', month: '02', year: '1990' },
};
const SUCCESS = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' };

async function shop() {
  const seen = await shopWithAccount();
  const { scope, facts } = seen;
  await allSettled(openSignIn, { scope, params: { place: 'header' } });
  facts.length = 0;
  return {
    ...seen,
    account: () => scope.getState($accountRequest),
    password: () => scope.getState($passwordRequest),
    panel: () => scope.getState($authPanel),
    async register() {
      void allSettled(requestAccount, { scope, params: wish });
      await settle();
    },
    async forget() {
      void allSettled(requestPassword, { scope, params: { email, source: 'header' } });
      await settle();
    },
  };
}

it('API-39 AUT-19 a registration is sent once, and nobody is signed in by it', async () => {
  const { register, sent, answers, account, panel, authFacts } = await shop();
  await register();
  await register();
  expect(sent()).toEqual([{ name: 'http/membership.requestAccount', payload: wish }]);
  expect(account()).toEqual({ status: 'submitting' });
  await answers.answer(SUCCESS);
  expect(account()).toEqual({ status: 'sent', email, isOfMember: true });
  expect(panel()).toBe('RegistrationSuccess');
  expect(authFacts()).toEqual(['auth/accountRequested']);
});

it('API-40 AUT-07 AUT-09 a forgotten password is asked for once, with the way back', async () => {
  const { forget, sent, answers, password, panel, facts } = await shop();
  await forget();
  await forget();
  expect(sent()).toEqual([
    {
      name: 'http/membership.forgotPassword',
      payload: { email, redirectPath: '/', source: 'header' },
    },
  ]);
  await answers.answer(SUCCESS);
  expect(password()).toEqual({ status: 'sent', email, isOfMember: true });
  expect(panel()).toBe('ForgotPasswordSuccess');
  expect(facts).toEqual([{ name: 'auth/passwordRequested', payload: SUCCESS }]);
});

it('AUT-10 another answer than the programme’s is not a member’s', async () => {
  const { forget, answers, password } = await shop();
  await forget();
  await answers.answer({ membershipResponseStatus: 'MEMBERSHIP_RESPONSE_NONE' });
  expect(password()).toMatchObject({ status: 'sent', isOfMember: false });
});

it.each([
  [httpError(400, 'EMAIL_INVALID'), { status: 'failed', errors: [{}] }, 'EMAIL_INVALID'],
  [networkError, { status: 'failed', errors: [] }, 'network'],
  [throttledError(90), { status: 'throttled', seconds: 90 }, '_ERR_TOO_MANY_ATTEMPTS'],
])('AUT-25 what goes wrong is told, and can be tried again: %o', async (error, state, errorKey) => {
  const { register, forget, answers, account, password, panel, sent, facts } = await shop();
  await forget();
  await answers.fail(error);
  expect(password()).toMatchObject(state);
  await register();
  await answers.fail(error);
  expect(account()).toMatchObject(state);
  expect(facts.filter(({ name }) => name.endsWith('RequestFailed'))).toEqual([
    { name: 'auth/passwordRequestFailed', payload: { errorKey } },
    { name: 'auth/accountRequestFailed', payload: { errorKey } },
  ]);
  expect(panel()).toBeNull();
  await register();
  expect(sent()).toHaveLength(3);
});

it('AUT-06 AUT-08 the panels follow each other, and begin anew with the drawer and the dialog', async () => {
  const { scope, panel } = await shop();
  const show = (next: 'Login' | 'ForgotPassword' | 'Registration') =>
    allSettled(showPanel, { scope, params: { panel: next } });
  await show('ForgotPassword');
  expect(panel()).toBe('ForgotPassword');
  await show('Login');
  expect(panel()).toBe('Login');
  await show('Registration');
  await allSettled(closeSignIn, { scope });
  expect(panel()).toBeNull();
  await show('ForgotPassword');
  await allSettled(loginShown, { scope });
  expect(panel()).toBeNull();
});

it('who is signed in already registers nobody', async () => {
  const { scope, server, register, sent } = await shop();
  server.user = registered();
  await allSettled(readUserInfo, { scope });
  await register();
  expect(sent()).toEqual([]);
});

it('who closes the drawer finds the registration again without its passwords, and no sign-in', async () => {
  const { scope } = await shop();
  const values = {
    email,
    password: 'indigo-1873',
    passwordConfirmation: 'indigo-1873',
    day: '28',
    month: '02',
    year: '1990',
    newsletter: true,
  };
  const handed = { left: 'email', problems: {} };
  await allSettled(registrationForm.fillIn, { scope, params: { values, ...handed } });
  await allSettled(signInForm.fillIn, {
    scope,
    params: { values: { email, password: 'indigo-1873', rememberMe: true }, ...handed },
  });
  await allSettled(closeSignIn, { scope });
  expect(scope.getState(registrationForm.$form).values).toEqual({
    ...values,
    password: '',
    passwordConfirmation: '',
  });
  expect(scope.getState(signInForm.$form).values).toEqual({
    email: '',
    password: '',
    rememberMe: false,
  });
});

it('neither password, address nor date of birth reaches the log', () => {
  for (const name of ['auth/requestAccount', 'http/membership.requestAccount']) {
    const unit = findUnit(name);
    const redact =
      unit?.kind === 'port' ? unit.params.redact : unit?.kind === 'input' ? unit.redact : null;
    const text = JSON.stringify(redact?.(wish, createPseudonyms()));
    for (const typed of ['indigo', email, '1990']) expect(text).not.toContain(typed);
  }
});
