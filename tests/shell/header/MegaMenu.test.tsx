// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MegaMenu } from '#src/shell/header/MegaMenu.tsx';
import { PrimaryNav } from '#src/shell/header/PrimaryNav.tsx';
import { primaryLinks } from '#src/listing/navigation.ts';
import type { ContentSpot } from '#src/content/contract.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

const groups = [{ title: 'Clothing', links: [{ label: 'Jeans', url: '/women/jeans' }] }];
const spots: ContentSpot[] = [
  { id: 'new', visibility: 'show_for_all', title: 'New in', url: '/new', groups: [] },
  { id: 'women', visibility: 'show_for_all', title: 'Women', url: '/women', groups },
];

function Header({ isLoaded }: { isLoaded: boolean }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <header>
      {!isShown && <PrimaryNav links={primaryLinks.rl} />}
      {isLoaded && <MegaMenu spots={spots} onShown={() => setIsShown(true)} />}
    </header>
  );
}

function show(isLoaded: boolean) {
  const { scope } = shopScope();
  const at = (loaded: boolean) => (
    <ShopViews scope={scope}>
      <Header isLoaded={loaded} />
    </ShopViews>
  );
  const { rerender } = render(at(isLoaded));
  return { user: userEvent.setup(), load: () => rerender(at(true)) };
}

it('CNT-01 replaces the plain links, and keeps the focus', () => {
  const { load } = show(false);
  screen.getByRole('link', { name: 'Women' }).focus();
  load();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Women' }));
});

it('CNT-11 CNT-01 shows women first; opens a panel by its button, and returns the focus on Escape', async () => {
  const { user } = show(true);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Women',
    'New in',
  ]);
  const opener = screen.getByRole('button', { name: 'Open the menu of Women' });
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  screen.getByRole('link', { name: 'Jeans' }).focus();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
  expect(screen.queryByRole('link', { name: 'Jeans' })).toBeNull();
});

it('CNT-01 closes the panel when the focus leaves or a link is followed', async () => {
  const { user } = show(true);
  const opener = screen.getByRole('button', { name: 'Open the menu of Women' });
  await user.click(opener);
  await user.click(screen.getByRole('link', { name: 'Jeans' }));
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await user.click(opener);
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
