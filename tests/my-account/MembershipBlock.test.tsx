// @vitest-environment jsdom
// @partial
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/features/account/module.ts';
import '#src/app/wiring.ts';
import { membershipFx, openMembership } from '#src/membership/membership-model.ts';
import { MembershipBlock } from '#src/my-account/overview/MembershipBlock.tsx';
import { siteEntered } from '#src/store-config/model.ts';
import { deferred, networkError, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

async function show(storeId = '30002', language = 'en') {
  const answers = deferred<unknown>();
  const { scope } = shopScope([membershipFx, answers.handler]);
  const place = { storeId, language, siteEnvironment: 'test', basename: '' } as const;
  await allSettled(siteEntered, { scope, params: place });
  renderInShop(scope, <MembershipBlock />);
  act(() => void allSettled(openMembership, { scope }));
  return {
    answer: (value: unknown) => act(() => answers.answer(value)),
    fail: () => act(() => answers.fail(networkError)),
  };
}

const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('MEM-01 API-46 shows a member’s level, points and a link to the rest', async () => {
  const { answer } = await show();
  expect(screen.getByRole('status', { name: 'Loading your membership' })).toBeTruthy();
  await answer({ membershipStatus: 'MEMBER', tier: 'WEAVE', points: 1250 });
  expect(screen.getByText('Weave')).toBeTruthy();
  expect(screen.getByText('1,250 points')).toBeTruthy();
  expect(pathOf('See your membership')).toBe('/myaccount/membership');
});

it('API-46 shows a member without further data', async () => {
  const { answer } = await show();
  await answer({ membershipStatus: 'MEMBER' });
  expect(pathOf('See your membership')).toBe('/myaccount/membership');
});

it('MEM-01 invites a shopper who is no member', async () => {
  const { answer } = await show();
  await answer({ membershipStatus: 'NONE' });
  expect(pathOf('Become a member')).toBe('/myaccount/membership');
});

it('API-46 reads again at a press after a failure', async () => {
  const { answer, fail } = await show();
  await fail();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ membershipStatus: 'NONE' });
  expect(screen.getByRole('link', { name: 'Become a member' })).toBeTruthy();
});

it('MEM-03 shows nothing in a store without the programme', async () => {
  await show('30027', 'de');
  expect(screen.queryByRole('heading')).toBeNull();
});
