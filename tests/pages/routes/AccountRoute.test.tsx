// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import myAccount from '#locales/en/myAccount.json';
import { pageOf, viewOf } from '#src/pages/page.ts';
import { AccountRoute } from '#src/pages/routes/account/AccountRoute.tsx';
import type { Section } from '#src/my-account/section.ts';
import { areaAt } from '#tests/my-account/area.ts';
import { ShopViews, renderInShop } from '#tests/session/shop-views.tsx';

it('RTE-25 keeps the submenu and its focus while an account page loads', async () => {
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
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Newsletter' })).toBe(link);
  expect(document.activeElement).toBe(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeTruthy();
});

it.each([
  '/myaccount',
  '/myaccount/orders',
  '/myaccount/membership',
  '/myaccount/personaldetails',
  '/myaccount/addresses',
  '/myaccount/savedcards',
  '/myaccount/newsletter',
  '/myaccount/privacy',
  '/myaccount/orderdetails',
  '/myaccount/migrationLanding',
])('RTE-01 shows %s in the account’s shell', async (path) => {
  const { scope } = await areaAt(path);
  const page = pageOf({ path, search: '' }, '');
  const View = viewOf(page);
  await act(() => View.fetch());
  const slot = () => null;
  renderInShop(
    scope,
    <Suspense>
      <View {...page} wishlistButton={slot} plainWishlistButton={slot} quickAddButton={slot} />
    </Suspense>,
  );
  expect(await screen.findByRole('navigation', { name: myAccount.area.menu })).toBeTruthy();
});
