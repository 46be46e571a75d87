// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import en from '#locales/en/common.json';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { FooterGroups } from '#src/shell/footer/FooterGroups.tsx';
import { Header } from '#src/shell/header/Header.tsx';
import { nearestLink, primaryLinks } from '#src/listing/navigation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { common: en } } });

function show(children: ReactNode) {
  return render(
    <I18nContext value={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nContext>,
  );
}

function TestHeader({ onBagOpen = () => {} }: { onBagOpen?: () => void }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <Header
      brandName="Rivet & Loom"
      links={primaryLinks.rl}
      bagCount={2}
      wishlistCount={1}
      wishlistTo="/wishlist"
      onSearchOpen={() => undefined}
      onAccountOpen={() => {}}
      onBagOpen={onBagOpen}
      isMenuOpen={isMenuOpen}
      onMenuToggle={setIsMenuOpen}
    />
  );
}

function primaryNavs() {
  return screen.getAllByRole('navigation', { name: en.nav.primary, hidden: true });
}

it('CNT-11 the main menu begins with women, men, kids', () => {
  show(<TestHeader />);
  const [bar] = primaryNavs();
  const labels = within(bar!)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(labels.slice(0, 3)).toEqual(['Women', 'Men', 'Kids']);
});

it('counts are part of the names of bag and wishlist', async () => {
  const user = userEvent.setup();
  const onBagOpen = vi.fn<() => void>();
  show(<TestHeader onBagOpen={onBagOpen} />);
  expect(screen.getByRole('link', { name: 'Wishlist, 1 item' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bag, 2 items' }));
  expect(onBagOpen).toHaveBeenCalledTimes(1);
});

it('the menu drawer opens by its button and closes when a link is followed', async () => {
  const user = userEvent.setup();
  show(<TestHeader />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
  expect(menu.open).toBe(true);
  await user.click(within(menu).getByRole('link', { name: 'Men' }));
  expect(menu.open).toBe(false);
});

it('CNT-08 the footer shows at most 4 link groups', () => {
  const groups = ['Shop', 'Cloth', 'Help', 'Small print', 'Visit us'].map((title) => ({
    title,
    links: [{ label: 'Women', url: '/women' }],
  }));
  show(<FooterGroups spots={[{ id: 'footer', visibility: 'show_for_all', groups }]} />);
  expect(screen.getAllByRole('navigation')).toHaveLength(4);
});

function Broken(): ReactNode {
  throw new Error('a view broke');
}

it('FTL-05 FTL-07 a broken view leaves title, subtitle and one refresh button', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.FATAL_ERROR_OOPS);
  expect(screen.getByText(en.FATAL_ERROR_CONTINUE)).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    en.FATAL_ERROR_REFRESH,
  ]);
});

it('the menu marks the nearest of its links above the page', () => {
  const to = (path: string) => nearestLink(primaryLinks.rl, path)?.key;
  expect(to('/women')).toBe('nav.women');
  expect(to('/women/shirts')).toBe('nav.women');
  expect(to('/all/jeans')).toBe('nav.denim');
  expect(to('/womens')).toBeUndefined();
});
