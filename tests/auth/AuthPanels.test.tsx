// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeAll, expect, it } from 'vitest';
import { $dialogFlag, loginShown } from '#src/auth/dialog-model.ts';
import { LinkDialog } from '#src/auth/password/LinkDialog.tsx';
import { askAnotherLink } from '#src/auth/password/link-model.ts';
import { LoginDialog } from '#src/auth/LoginDialog.tsx';
import { MigrationPage } from '#src/auth/MigrationPage.tsx';
import { $drawer, openSignIn } from '#src/auth/model.ts';
import { SignInDrawer } from '#src/auth/SignInDrawer.tsx';
import { locationChanged } from '#src/ports/navigation.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { fill } from '#tests/forms/fill.ts';
import { settle } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { shopWithAccount } from './shop-with-account.ts';

const EMAIL = 'ada@example.test';
const PASSWORD = 'indigo-1873';
const MEMBER = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' };
const OTHER = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_NONE' };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
});

type Opening = Parameters<typeof openSignIn>[0];

async function drawer(opening: Omit<Opening, 'place'> = {}) {
  const shop = await shopWithAccount();
  const { scope } = shop;
  await allSettled(openSignIn, { scope, params: { place: 'header', ...opening } });
  renderInShop(scope, <SignInDrawer />);
  return {
    ...shop,
    user: userEvent.setup(),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    isOpen: () => scope.getState($drawer).status === 'open',
    answer: (value: unknown) => act(() => shop.answers.answer(value)),
    fail: (error: Parameters<typeof shop.answers.fail>[0]) => act(() => shop.answers.fail(error)),
  };
}

it('rejects a password that equals the e-mail address', async () => {
  const { press } = await drawer({ form: 'registration' });
  fill(screen.getByLabelText('E-mail address'), 'ada-1873@example.test');
  fill(screen.getByLabelText('Password'), 'Ada-1873@example.test');
  await press('Create my account');
  expect(screen.getByText(/a password that is not your e-mail address/)).toBeTruthy();
});

it('AUT-13 the drawer can start with the registration, or hide it', async () => {
  await drawer({ hidesRegister: true });
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
});

it.each([
  ['password', 'Back to sign in', null],
  ['account', 'I have an account', 'Create an account'],
] as const)(
  'AUT-13 behind another link for a %s the sign-in offers a registration only to newcomers',
  async (purpose, back, offered) => {
    const { press, scope } = await drawer();
    await act(() => allSettled(askAnotherLink, { scope, params: { purpose } }));
    await press(back);
    const button = screen.queryByRole('button', { name: 'Create an account' });
    expect(button?.textContent ?? null).toBe(offered);
  },
);

/** The login dialog with a mail confirmation. */
async function mailSentIn(view: React.ReactNode, answer: object) {
  const shop = await shopWithAccount();
  const { scope, answers } = shop;
  renderInShop(scope, view);
  await act(() => allSettled(loginShown, { scope }));
  const user = userEvent.setup();
  const forgotten = screen.queryByRole('button', { name: 'Forgotten your password?' });
  if (forgotten) await user.click(forgotten);
  fill(screen.getByLabelText('E-mail address'), EMAIL);
  await user.keyboard('{Enter}');
  await act(() => answers.answer(answer));
  return { ...shop, user };
}

it('AUT-03 AUT-04 the login dialog ignores Escape and a click beside it', async () => {
  const { scope, facts } = await shopWithAccount();
  renderInShop(scope, <LoginDialog />);
  await act(() => allSettled(loginShown, { scope }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  await userEvent.click(dialog);
  expect(escape.defaultPrevented).toBe(true);
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(dialog.open).toBe(true);
  expect(facts.map(({ name }) => name)).not.toContain('auth/loginDeclined');
});

it.each([
  ['AUT-09 a member', MEMBER],
  ['AUT-10 anybody else', OTHER],
])(
  'AUT-05 the confirmation for %s closes the login dialog, and explains the next step',
  async (_, answer) => {
    const { user, scope, facts, calls } = await mailSentIn(<LoginDialog />, answer);
    await user.click(screen.getByRole('button', { name: 'Go on without signing in' }));
    expect(facts.map(({ name }) => name)).toContain('auth/loginDeclined');
    expect(scope.getState($dialogFlag)).toBe('none');
    expect(calls.map(({ name }) => name)).toContain('http/session.signOut');
  },
);

it.each([
  ['AUT-09 a member', MEMBER],
  ['AUT-10 anybody else', OTHER],
])(
  'the confirmation for %s continues from the landing page, or returns to the sign-in',
  async (_, answer) => {
    const { user, scope, calls } = await mailSentIn(<MigrationPage />, answer);
    const location = {
      ...sampleEnvironment.location,
      path: '/myaccount/migrationLanding',
      search: '?loginRedirect=%2Fwomen',
    };
    await act(() => allSettled(locationChanged, { scope, params: { location, action: 'push' } }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(calls).toContainEqual({
      name: 'navigation/navigate',
      payload: { to: '/women', replace: true },
    });
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  },
);

async function link(...brought: Parameters<typeof shopWithAccount>) {
  const shop = await shopWithAccount(...brought);
  shop.follow();
  await settle();
  renderInShop(shop.scope, <LinkDialog />);
  return { ...shop, user: userEvent.setup() };
}

it('AUT-19 ENT-11 the form for a new password shows its address, date of birth and newsletter', async () => {
  const { user, answers, sent } = await link({ purpose: 'password', id: 'M1' });
  await act(() => answers.answer({ email: EMAIL }));
  const email = screen.getByLabelText<HTMLInputElement>('E-mail address');
  expect(email.value).toBe(EMAIL);
  expect(email.readOnly).toBe(true);
  expect(email.autocomplete).toBe('username');
  fill(screen.getByLabelText('Password'), PASSWORD);
  fill(screen.getByLabelText('Repeat password'), PASSWORD);
  fill(screen.getByLabelText('Day'), '28');
  fill(screen.getByLabelText('Month'), '2');
  fill(screen.getByLabelText('Year'), '2020');
  await user.click(screen.getByLabelText(/Send me the newsletter/));
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(screen.getByText('You need to be 18 or older to have an account.')).toBeTruthy();
  fill(screen.getByLabelText('Year'), '1990');
  await user.keyboard('{Enter}');
  expect(sent().at(-1)?.payload).toEqual({
    magicLinkId: 'M1',
    password: PASSWORD,
    newsletter: true,
    dob: { day: '28', month: '02', year: '1990' },
  });
});

it('AUT-19 a new password must differ from the link’s address', async () => {
  const { user, answers } = await link({ purpose: 'password', krypto: 'K1' });
  await act(() => answers.answer({ email: 'ada-1873@example.test' }));
  fill(screen.getByLabelText('Password'), 'Ada-1873@example.test');
  await user.keyboard('{Enter}');
  expect(screen.getByText(/a password that is not your e-mail address/)).toBeTruthy();
});
