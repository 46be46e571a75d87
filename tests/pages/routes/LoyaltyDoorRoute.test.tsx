// @vitest-environment jsdom
// @partial
import { cleanup, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { LoyaltyDoorRoute } from '#src/pages/routes/account/LoyaltyDoorRoute.tsx';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { registered, settle, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

async function showDoor(panel: 'Login' | 'Registration', store: string, person?: object) {
  const guest = { userType: 'guest', userId: '-1', orderId: '0' };
  const { scope } = shopScope([readUserInfoFx, () => person ?? guest]);
  const environment = { ...sampleEnvironment, storeOverride: store };
  void allSettled(appStarted, { scope, params: { environment } });
  await settle();
  renderInShop(scope, <LoyaltyDoorRoute panel={panel} />);
  return screen.getByRole('heading', { level: 1 }).textContent;
}

it.each([
  ['Login', 'Sign in'],
  ['Registration', 'Create an account'],
] as const)(
  'RTE-07 MEM-01 shows the benefits on the programme’s page of %s, and %s',
  async (panel, form) => {
    expect(await showDoor(panel, 'rl-gb')).toBe('Membership');
    expect(screen.getByText('Points')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: form })).toBeTruthy();
  },
);

it('RTE-07 leads a signed-in shopper to the membership', async () => {
  await showDoor('Login', 'rl-gb', registered());
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /membership/i });
  expect(link.getAttribute('href')).toBe('/myaccount/membership');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('MEM-03 shows a notice if the store has no programme', async () => {
  expect(await showDoor('Login', 'rl-at')).toBe('There is no membership here yet');
  cleanup();
});
