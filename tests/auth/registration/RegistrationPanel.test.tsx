// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import '#src/app/features/purchase/module.ts';
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
  shopScope,
} from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const NOW = Date.UTC(2026, 2, 2);
const PASSWORD = 'indigo-1873';

async function show() {
  const answers = deferred<never>();
  let info = guest();
  const { scope, calls } = shopScope([registerFx, answers.handler], [readUserInfoFx, () => info]);
  await allSettled($start, { scope, params: { ...sampleEnvironment, now: NOW } });
  await allSettled(readUserInfo, { scope });
  const onSignIn = vi.fn<() => void>();
  renderInShop(
    scope,
    <RegistrationPanel orderId="701001" email="ada@example.test" onSignIn={onSignIn} />,
  );
  const user = userEvent.setup();
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  return {
    scope,
    onSignIn,
    user,
    password,
    async types() {
      await user.type(password(), PASSWORD);
      await user.type(screen.getByLabelText('Repeat password'), PASSWORD);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Create my account' })),
    sent: () => calls.filter(({ name }) => name === 'http/membership.register').length,
    signsIn() {
      info = registered();
    },
    fail: (error: Parameters<typeof answers.fail>[0]) => act(() => answers.fail(error)),
  };
}

it('shows a refused password at its field until it changes', async () => {
  const { user, types, password, submit, fail } = await show();
  await types();
  await submit();
  await fail(httpError(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await user.type(password(), '4');
  expect(password().getAttribute('aria-invalid')).toBeNull();
});

it('offers the sign-in to a shopper who already has an account', async () => {
  const { user, types, submit, fail, onSignIn } = await show();
  await types();
  await submit();
  await fail(httpError(400, '_ERR_LOGONID_ALREADY_EXIST'));
  expect(screen.getByText(/There is an account with this e-mail address already/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

it('a lost answer is followed by reading the user info: a registered shopper has an account', async () => {
  const { types, submit, fail, signsIn } = await show();
  await types();
  await submit();
  signsIn();
  await fail(networkError);
  expect(screen.getByText(/Your account is ready/)).toBeTruthy();
});

it('a refused registration stays refused after a sign-in', async () => {
  const { types, submit, fail, signsIn, scope } = await show();
  await types();
  await submit();
  await fail(httpError(400, '_ERR_LOGONID_ALREADY_EXIST'));
  signsIn();
  await act(() => allSettled(readUserInfo, { scope }));
  expect(screen.queryByText(/Your account is ready/)).toBeNull();
});
