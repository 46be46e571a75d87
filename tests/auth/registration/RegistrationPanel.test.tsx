// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import '#src/app/late/purchase/module.ts';
import { registerFx } from '#src/auth/registration/registration-model.ts';
import { RegistrationPanel } from '#src/auth/registration/RegistrationPanel.tsx';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { $start } from '#src/ports/start.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import {
  deferred,
  guest,
  httpError,
  networkError,
  registered,
  type Seen,
  shopScope,
  throttledError,
} from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

const NOW = Date.UTC(2026, 2, 2);
const PASSWORD = 'indigo-1873';
const account = {
  orderId: '701001',
  email: 'ada@example.test',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  newsletter: false,
};
const answer = {
  userId: '20001',
  membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS',
  permissionInfo: { newsletterConsentRequired: false },
};

async function show() {
  const answers = deferred<typeof answer>();
  let info = guest();
  const { scope, inputs } = shopScope([registerFx, answers.handler], [readUserInfoFx, () => info]);
  await allSettled($start, { scope, params: { ...sampleEnvironment, now: NOW } });
  await allSettled(readUserInfo, { scope });
  inputs.length = 0;
  const onSignIn = vi.fn<() => void>();
  render(
    <ShopViews scope={scope}>
      <RegistrationPanel orderId="701001" email="ada@example.test" onSignIn={onSignIn} />
    </ShopViews>,
  );
  const user = userEvent.setup();
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  return {
    answers,
    inputs,
    onSignIn,
    user,
    password,
    async types() {
      await user.type(password(), PASSWORD);
      await user.type(screen.getByLabelText('Repeat password'), PASSWORD);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Create my account' })),
    answer: () =>
      act(async () => {
        info = registered();
        await answers.answer(answer);
      }),
    fail: (error: Parameters<typeof answers.fail>[0]) => act(() => answers.fail(error)),
  };
}

function sentOf(inputs: readonly Seen[]) {
  return inputs.filter(({ name }) => name === 'auth/register');
}

it('AUT-19 ENT-11 the address is known and shown, and a password twice registers, once', async () => {
  const { types, password, submit, inputs, answer: succeed } = await show();
  const email = screen.getByLabelText<HTMLInputElement>('E-mail address');
  expect(email.value).toBe('ada@example.test');
  expect(email.readOnly).toBe(true);
  expect(email.autocomplete).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('new-password');
  await types();
  await submit();
  await submit();
  expect(sentOf(inputs)).toEqual([{ name: 'auth/register', payload: account }]);
  await succeed();
  expect(screen.getByText(/Your account is ready/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Keep this order with you');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('AUT-19 a guest may add a date of birth and the newsletter', async () => {
  const { types, user, submit, inputs } = await show();
  await types();
  await user.type(screen.getByLabelText('Day'), '28');
  await user.type(screen.getByLabelText('Month'), '2');
  await user.type(screen.getByLabelText('Year'), '1990');
  await user.click(screen.getByLabelText(/Send me the newsletter/));
  await submit();
  const dob = { day: '28', month: '02', year: '1990' };
  expect(sentOf(inputs)[0]?.payload).toEqual({ ...account, newsletter: true, dob });
});

it('FRM-08 FRM-09 each rule of the password says when it is met', async () => {
  const { user, password } = await show();
  const rule = (text: string) => screen.getByText(text, { exact: false }).textContent;
  expect(rule('10 to 25 characters')).toBe('10 to 25 characters');
  await user.type(password(), 'indigo');
  expect(rule('At least one letter')).toBe('At least one letter, done');
  expect(rule('At least one digit')).toBe('At least one digit');
  await user.type(password(), '-1873');
  expect(rule('At least one digit')).toBe('At least one digit, done');
  expect(rule('10 to 25 characters')).toBe('10 to 25 characters, done');
});

it('FRM-05 FRM-07 VAL-04 VAL-06 a password that will not do is told at its field and sends nothing', async () => {
  const { user, password, submit, inputs } = await show();
  await submit();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(document.activeElement).toBe(password());
  await user.type(password(), 'short');
  await submit();
  expect(screen.getByText(/Please choose a password of 10 to 25/)).toBeTruthy();
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(sentOf(inputs)).toEqual([]);
});

it('a password that the shop refuses is told at its field until it is changed', async () => {
  const { user, types, password, submit, fail } = await show();
  await types();
  await submit();
  await fail(httpError(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await user.type(password(), '4');
  expect(password().getAttribute('aria-invalid')).toBeNull();
});

it('FRM-10 a password can be looked at, and is hidden again when it is sent', async () => {
  const { user, types, password, submit } = await show();
  await types();
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(password().type).toBe('text');
  await submit();
  expect(password().type).toBe('password');
});

it('who has an account already is told so, and may sign in', async () => {
  const { user, types, submit, fail, onSignIn } = await show();
  await types();
  await submit();
  await fail(httpError(400, '_ERR_LOGONID_ALREADY_EXIST'));
  expect(screen.getByText(/There is an account with this e-mail address already/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

it.each([
  [networkError, /Our shop did not answer/],
  [httpError(503, '_ERR_GENERIC'), /That did not work/],
  [throttledError(90), /Please wait 2 minutes/],
])('a failure is told and loses nothing that was typed: %o', async (error, text) => {
  const { types, password, submit, fail } = await show();
  await types();
  await submit();
  await fail(error);
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(password().value).toBe('indigo-1873');
});
