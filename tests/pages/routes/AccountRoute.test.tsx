// @vitest-environment jsdom
// @alone
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccountRoute } from '#src/pages/routes/account/AccountRoute.tsx';
import type { Section } from '#src/my-account/section.ts';
import { areaAt } from '#tests/my-account/area.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

it('RTE-25 the submenu stays, with the focus in it, while a page of the account comes', async () => {
  const { scope } = await areaAt('/myaccount/personaldetails');
  const at = (section: Section) => (
    <ShopViews scope={scope}>
      <AccountRoute section={section} />
    </ShopViews>
  );
  const { rerender } = render(at('personaldetails'));
  await screen.findByRole('heading', { level: 1, name: 'Personal details' });
  const link = screen.getByRole('link', { name: 'Newsletter' });
  link.focus();
  act(() => rerender(at('newsletter')));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('link', { name: 'Newsletter' })).toBe(link);
  expect(document.activeElement).toBe(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeTruthy();
});
