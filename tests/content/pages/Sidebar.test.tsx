// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { layoutFx, wantContent } from '#src/content/model.ts';
import { Sidebar } from '#src/content/pages/Sidebar.tsx';
import type { ContentSpot } from '#src/content/contract.ts';
import { FooterGroups } from '#src/shell/footer/FooterGroups.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

const groups = [{ title: 'Small print', links: [{ label: 'Privacy', url: '/privacy' }] }];
const spot: ContentSpot = { id: 'help', visibility: 'show_for_all', title: 'Help', groups };

it('CNT-02 beside the footer’s groups, each navigation of the sidebar has a name of its own', async () => {
  const { scope } = shopScope([layoutFx, () => ({ CONTENT_SIDEBAR: [spot] })]);
  await allSettled(wantContent, { scope, params: { keys: ['CONTENT_SIDEBAR'] } });
  render(
    <ShopViews scope={scope}>
      <Sidebar />
      <FooterGroups spots={[spot]} />
    </ShopViews>,
  );
  const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Help: Small print', 'Small print']);
});
