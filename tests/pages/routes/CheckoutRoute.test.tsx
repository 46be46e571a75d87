// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/features/purchase/module.ts';
import { $drawer } from '#src/auth/model.ts';
import { SignInDrawer } from '#src/auth/SignInDrawer.tsx';
import { $checkout } from '#src/checkout/steps/steps-model.ts';
import { CheckoutRoute } from '#src/pages/routes/CheckoutRoute.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

it('AUT-13 opens the forgotten-password drawer without registration in the checkout', async () => {
  const { scope } = shopScope();
  await allSettled($checkout, { scope, params: { status: 'open', stage: 'login' } });
  renderInShop(scope, <CheckoutRoute stage="login" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Forgotten your password?' }));
  expect(scope.getState($drawer)).toMatchObject({ place: 'checkout', form: 'forgot-password' });
  renderInShop(scope, <SignInDrawer />);
  await user.click(screen.getByRole('button', { name: 'Back to sign in', hidden: true }));
  expect(screen.queryByRole('button', { name: 'Create an account', hidden: true })).toBeNull();
});
