// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { layoutFx, wantContent } from '#src/content/model.ts';
import { openPage, placementsFx } from '#src/content/pages/page-model.ts';
import { Sidebar } from '#src/content/pages/Sidebar.tsx';
import type { ContentSpot } from '#src/content/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { FooterGroups } from '#src/shell/footer/FooterGroups.tsx';
import { guest, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const groups = [{ title: 'Small print', links: [{ label: 'Privacy', url: '/privacy' }] }];
const spot: ContentSpot = { id: 'help', visibility: 'show_for_all', title: 'Help', groups };

it('CNT-02 each navigation of the sidebar has a name distinct from the footer’s', async () => {
  const { scope } = shopScope([layoutFx, () => ({ CONTENT_SIDEBAR: [spot] })]);
  await allSettled(wantContent, { scope, params: { keys: ['CONTENT_SIDEBAR'] } });
  renderInShop(
    scope,
    <>
      <Sidebar />
      <FooterGroups spots={[spot]} />
    </>,
  );
  const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Help: Small print', 'Small print']);
});

it('ENT-26 ENT-30 lists genders and the second navigation beside a text page, without repetition', async () => {
  const placements = {
    global_urls: {},
    navigation: {
      secondarynav: [
        { label: 'Gift cards', url: '/gift-cards' },
        { label: 'Privacy once more', url: '/privacy' },
      ],
      glpButtons: [{ gender: 'women', name: 'Women', url: '/women', pageType: 'glp' as const }],
    },
  };
  const { scope } = shopScope(
    [layoutFx, () => ({ CONTENT_SIDEBAR: [spot] })],
    [placementsFx, () => placements],
  );
  await allSettled(wantContent, { scope, params: { keys: ['CONTENT_SIDEBAR'] } });
  await allSettled(openPage, { scope, params: { path: '/nowhere' } });
  renderInShop(scope, <Sidebar />);
  const links = within(screen.getByRole('navigation', { name: 'In the shop' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Women', '/women'],
    ['Gift cards', '/gift-cards'],
  ]);
});

it('CNT-04 reserves space for guest content until the user is known', async () => {
  const forGuests: ContentSpot = {
    id: 'join',
    visibility: 'show_for_anonymous_only',
    title: 'Sign in',
    url: '/myaccount',
    groups: [],
  };
  const { scope } = shopScope(
    [layoutFx, () => ({ CONTENT_SIDEBAR: [forGuests] })],
    [readUserInfoFx, () => guest()],
  );
  await allSettled(wantContent, { scope, params: { keys: ['CONTENT_SIDEBAR'] } });
  const isShown = () =>
    screen.getByRole('link', { hidden: true }).closest('[data-awaited]') === null;
  renderInShop(scope, <Sidebar />);
  expect(isShown()).toBe(false);
  await act(() => allSettled(readUserInfo, { scope }));
  expect(isShown()).toBe(true);
});
