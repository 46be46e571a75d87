// @vitest-environment jsdom
// @partial
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/features/account/module.ts';
import '#src/app/wiring.ts';
import type { Membership } from '#src/membership/contract.ts';
import { confirmMembershipFx } from '#src/membership/gate-model.ts';
import { MembershipPage } from '#src/membership/MembershipPage.tsx';
import { createMemberFx, membershipFx, openMembership } from '#src/membership/membership-model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { siteEntered } from '#src/store-config/model.ts';
import { deferred, httpError, registered, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const TERMS = '/loyalty-terms';

async function shop(permissionInfo = {}) {
  const answers = deferred<unknown>();
  const seen = shopScope(
    [readUserInfoFx, () => ({ ...registered(), newsletterSignedUp: false, permissionInfo })],
    [membershipFx, answers.handler],
    [createMemberFx, answers.handler],
    [confirmMembershipFx, answers.handler],
  );
  const { scope } = seen;
  const place = {
    storeId: '30002',
    language: 'en',
    siteEnvironment: 'test',
    basename: '',
  } as const;
  await allSettled(siteEntered, { scope, params: place });
  await allSettled(readUserInfo, { scope });
  return {
    ...seen,
    answer: (value: unknown) => act(() => answers.answer(value)),
    fail: (...error: Parameters<typeof httpError>) => act(() => answers.fail(httpError(...error))),
  };
}

async function pageOf(membership: Membership) {
  const opened = await shop();
  const { scope } = opened;
  void allSettled(openMembership, { scope });
  await opened.answer(membership);
  renderInShop(scope, <MembershipPage termsPath={TERMS} />);
  return opened;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentBy = ({ calls }: Awaited<ReturnType<typeof shop>>, name: string) =>
  calls.filter((call) => call.name === `http/${name}`).map(({ payload }) => payload);

it('API-46 shows the programme’s own name of an unknown level', async () => {
  await pageOf({ membershipStatus: 'MEMBER', tier: 'RAW', points: 1 });
  expect(screen.getByRole('heading', { name: 'RAW' })).toBeTruthy();
  expect(screen.getByText('point')).toBeTruthy();
  expect(screen.queryByText(/Member number/)).toBeNull();
  expect(screen.getByRole('link', { name: 'All terms' }).getAttribute('href')).toBe(TERMS);
});

it('API-46 shows a member without further data', async () => {
  await pageOf({ membershipStatus: 'MEMBER' });
  expect(screen.getByRole('heading', { level: 2, name: 'Membership' })).toBeTruthy();
  expect(screen.queryByText(/points?$/)).toBeNull();
});

it('API-47 does not subscribe to the newsletter without consent', async () => {
  const opened = await pageOf({ membershipStatus: 'NONE' });
  const newsletter = screen.getByRole<HTMLInputElement>('checkbox', {
    name: /Send me the newsletter/,
  });
  expect(newsletter.checked).toBe(false);
  await press('Become a member');
  expect(sentBy(opened, 'membership.create')).toEqual([{ newsletter: false }]);
  await opened.fail(400, '_ERR_GENERIC');
  expect(screen.getByRole('alert').textContent).toContain('That did not work');
});
