// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeAll, expect, it } from 'vitest';
import { loginShown } from '#src/auth/dialog-model.ts';
import { LinkDialog } from '#src/auth/password/LinkDialog.tsx';
import { LoginDialog } from '#src/auth/LoginDialog.tsx';
import { $drawer, openSignIn } from '#src/auth/model.ts';
import { SignInDrawer } from '#src/auth/SignInDrawer.tsx';
import { httpError, settle } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { shopWithAccount, welcome } from './shop-with-account.ts';

const EMAIL = 'ada@example.test';
const PASSWORD = 'indigo-1873';
const MEMBER = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' };
const OTHER = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_NONE' };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

type Opening = Parameters<typeof openSignIn>[0];

async function drawer(opening: Omit<Opening, 'place'> = {}) {
  const shop = await shopWithAccount();
  const { scope } = shop;
  await allSettled(openSignIn, { scope, params: { place: 'header', ...opening } });
  render(
    <ShopViews scope={scope}>
      <SignInDrawer />
    </ShopViews>,
  );
  return {
    ...shop,
    user: userEvent.setup(),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    isOpen: () => scope.getState($drawer).status === 'open',
    answer: (value: unknown) => act(() => shop.answers.answer(value)),
    fail: (error: Parameters<typeof shop.answers.fail>[0]) => act(() => shop.answers.fail(error)),
  };
}

const focused = () => document.activeElement;

it('AUT-11 AUT-19 from the sign-in to a registration, and to the mail that is on its way', async () => {
  const { user, press, inputs, sent, answer, isOpen } = await drawer();
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  await press('Create an account');
  expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('E-mail address'));
  await user.type(screen.getByLabelText('E-mail address'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.type(screen.getByLabelText('Repeat password'), PASSWORD);
  await user.type(screen.getByLabelText('Day'), '28');
  await user.type(screen.getByLabelText('Month'), '2');
  await user.type(screen.getByLabelText('Year'), '1990');
  await user.click(screen.getByLabelText(/Send me the newsletter/));
  await press('Create my account');
  await press('Create my account');
  const wish = {
    email: EMAIL,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    newsletter: true,
    dob: { day: '28', month: '02', year: '1990' },
  };
  expect(inputs.filter(({ name }) => name === 'auth/requestAccount')).toEqual([
    { name: 'auth/requestAccount', payload: wish },
  ]);
  expect(sent()).toHaveLength(1);
  await answer(MEMBER);
  expect(focused()?.textContent).toBe('Please check your inbox');
  expect(screen.getByText(EMAIL)).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(isOpen()).toBe(false);
});

it('AUT-19 VAL-11 a date of birth may be left out, and nobody has to want the newsletter', async () => {
  const { user, press, sent } = await drawer({ form: 'registration' });
  await user.type(screen.getByLabelText('E-mail address'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.type(screen.getByLabelText('Repeat password'), PASSWORD);
  await press('Create my account');
  expect(sent()[0]?.payload).toEqual({
    email: EMAIL,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    newsletter: false,
  });
});

it('VAL-10 VAL-15 FRM-07 what is not right of a registration is told at its fields', async () => {
  const { user, press, sent } = await drawer({ form: 'registration' });
  await user.type(screen.getByLabelText('E-mail address'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.type(screen.getByLabelText('Repeat password'), 'indigo-1874');
  await user.type(screen.getByLabelText('Day'), '01');
  await user.type(screen.getByLabelText('Month'), '01');
  await user.type(screen.getByLabelText('Year'), '2020');
  await press('Create my account');
  expect(screen.getByText('The two passwords do not match.')).toBeTruthy();
  expect(screen.getByText('You need to be 18 or older to have an account.')).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('Repeat password'));
  expect(sent()).toEqual([]);
});

it('a password that is the mail address itself is not taken', async () => {
  const { user, press } = await drawer({ form: 'registration' });
  await user.type(screen.getByLabelText('E-mail address'), 'ada-1873@example.test');
  await user.type(screen.getByLabelText('Password'), 'Ada-1873@example.test');
  await press('Create my account');
  expect(screen.getByText(/a password that is not your e-mail address/)).toBeTruthy();
});

it('AUT-13 the drawer can begin with the registration, and can do without it', async () => {
  await drawer({ hidesRegister: true });
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
});

it('AUT-06 AUT-07 AUT-09 a member who has forgotten a password is told to look into the inbox', async () => {
  const { user, press, answer, sent } = await drawer();
  await press('Forgotten your password?');
  expect(focused()).toBe(screen.getByLabelText('E-mail address'));
  await user.type(screen.getByLabelText('E-mail address'), `${EMAIL}{Enter}`);
  expect(sent()[0]?.payload).toMatchObject({ email: EMAIL, source: 'header' });
  await answer(MEMBER);
  expect(focused()?.textContent).toBe('Please check your inbox');
  expect(screen.queryByText(EMAIL)).toBeNull();
});

it('AUT-10 anybody else gets a confirmation that names the address, and a way to customer service', async () => {
  const { user, answer } = await drawer({ form: 'forgot-password' });
  await user.type(screen.getByLabelText('E-mail address'), `${EMAIL}{Enter}`);
  await answer(OTHER);
  expect(screen.getByText(EMAIL)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ask customer service' });
  expect(link.getAttribute('href')).toBe('/contactus');
});

it('AUT-08 who remembers goes back to the sign-in', async () => {
  const { press } = await drawer({ form: 'forgot-password' });
  await press('Back to sign in');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('AUT-25 what goes wrong is told in an alert, and nothing that was typed is lost', async () => {
  const { user, fail } = await drawer({ form: 'forgot-password' });
  await user.type(screen.getByLabelText('E-mail address'), `${EMAIL}{Enter}`);
  await fail(httpError(400, 'EMAIL_INVALID'));
  expect(screen.getByRole('alert').textContent).toMatch(/valid e-mail address/);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe(EMAIL);
});

it('AUT-02 the login dialog has the same steps, and leads back to the sign-in', async () => {
  const shop = await shopWithAccount();
  const { scope, answers } = shop;
  render(
    <ShopViews scope={scope}>
      <LoginDialog />
    </ShopViews>,
  );
  await act(() => allSettled(loginShown, { scope }));
  const dialog = screen.getByRole('dialog', { name: 'Please sign in again' });
  expect(within(dialog).queryByRole('button', { name: 'Create an account' })).toBeNull();
  const user = userEvent.setup();
  await user.click(within(dialog).getByRole('button', { name: 'Forgotten your password?' }));
  await user.type(within(dialog).getByLabelText('E-mail address'), `${EMAIL}{Enter}`);
  await act(() => answers.answer(MEMBER));
  await user.click(within(dialog).getByRole('button', { name: 'Back to sign in' }));
  expect(within(dialog).getByLabelText('Password')).toBeTruthy();
});

async function link(...brought: Parameters<typeof shopWithAccount>) {
  const shop = await shopWithAccount(...brought);
  shop.follow();
  await settle();
  render(
    <ShopViews scope={shop.scope}>
      <LinkDialog />
    </ShopViews>,
  );
  return { ...shop, user: userEvent.setup() };
}

it('AUT-15 AUT-20 VAL-09 a link asks for the new password twice, and signs in', async () => {
  const { user, answers, sent } = await link({ purpose: 'password', krypto: 'K1' });
  await act(() => answers.answer({}));
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(screen.getByText('Please fill in this field.')).toBeTruthy();
  await user.type(screen.getByLabelText('Repeat password'), `${PASSWORD}{Enter}`);
  expect(sent().at(-1)?.payload).toEqual({ krypto: 'K1', password: PASSWORD });
  await act(() => answers.answer(welcome));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['_ERR_LINK_EXPIRED', /has expired/],
  ['_ERR_LINK_USED', /already been used/],
  ['_ERR_LINK_INVALID', /not complete/],
])('a link that does not hold says why and offers another: %s', async (key, text) => {
  const { user, answers, scope } = await link({ purpose: 'password', id: 'M1' });
  await act(() => answers.fail(httpError(400, key)));
  expect(screen.getByRole('alert').textContent).toMatch(text);
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(scope.getState($drawer)).toMatchObject({ status: 'open', form: 'forgot-password' });
});

it('AUT-17 the link of a registration opens the account at a press', async () => {
  const { user, answers, sent } = await link({ purpose: 'account', krypto: 'K1' });
  await user.click(screen.getByRole('button', { name: 'Open my account' }));
  expect(sent()).toHaveLength(1);
  await act(() => answers.fail(httpError(503, '_ERR_GENERIC')));
  expect(screen.getByRole('alert').textContent).toMatch(/did not work/);
  await user.click(screen.getByRole('button', { name: 'Open my account' }));
  await act(() => answers.answer(welcome));
  expect(screen.queryByRole('dialog')).toBeNull();
});
