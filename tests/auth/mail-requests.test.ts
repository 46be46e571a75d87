import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $accountRequest,
  requestAccount,
  registrationForm,
} from '#src/auth/registration/account-request-model.ts';
import { closeSignIn, openSignIn } from '#src/auth/model.ts';
import { $authPanel } from '#src/auth/panel-model.ts';
import { $passwordRequest, requestPassword } from '#src/auth/password/password-request-model.ts';
import { signInForm } from '#src/auth/sign-in/sign-in-form-model.ts';
import { readUserInfo } from '#src/session/model.ts';
import { registered, settle } from '#tests/session/shop-scope.ts';
import { shopWithAccount } from './shop-with-account.ts';

const email = 'ada@example.test';
const wish = {
  email,
  password: 'indigo-1873',
  passwordConfirmation: 'indigo-1873',
  newsletter: true,
  dob: { day: '28', month: '02', year: '1990' },
};

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

it('does not register a signed-in shopper', async () => {
  const { scope, server, register, sent } = await shop();
  server.user = registered();
  await allSettled(readUserInfo, { scope });
  await register();
  expect(sent()).toEqual([]);
});

it('the reopened drawer retains the registration without passwords, and clears the sign-in', async () => {
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
