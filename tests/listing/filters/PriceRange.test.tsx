// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { expect, it } from 'vitest';
import { PriceRange } from '#src/listing/filters/PriceRange.tsx';
import { $initialPrice } from '#src/listing/model.ts';
import { $location, navigateFx } from '#src/ports/navigation.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const location = { path: '/women', search: '', hash: '', key: '' };

function show() {
  const visited: string[] = [];
  const price = { min: '19.90', max: '149' };
  const scope = fork({
    values: [
      [$location, location],
      [$initialPrice, { categoryId: 'women', searchTerm: null, price }],
    ],
    handlers: [[navigateFx, ({ to }: { to: string }) => void visited.push(to)]],
  });
  renderInShop(scope, <PriceRange />);
  return { visited, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const noteOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

it('LST-12 shows an error for an invalid number; focus and text stay', async () => {
  const { visited, user } = show();
  await user.type(field('From'), 'cheap{Enter}');
  expect(noteOf('From')).toContain('This is not an amount');
  expect(field('From').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/not an amount/).closest('[aria-live=polite]')).toBeTruthy();
  expect([document.activeElement, field('From').value]).toEqual([field('From'), 'cheap']);
  await user.clear(field('From'));
  await user.type(field('From'), '20');
  expect(noteOf('From')).toBe('');
  await user.keyboard('{Enter}');
  expect(visited).toEqual(['/women?price_min=20']);
});

it('LST-12 shows an error for reversed bounds, also on blur', async () => {
  const { visited, user } = show();
  await user.type(field('From'), '80,50');
  await user.tab();
  expect(visited).toEqual([]);
  await user.type(field('Up to'), '20');
  await user.click(document.body);
  expect(noteOf('Up to')).toContain('Type £80.50 or more');
  expect([field('From').value, field('Up to').value, visited]).toEqual(['80,50', '20', []]);
  await user.type(field('Up to'), '0');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(visited).toEqual(['/women?price_min=80.50&price_max=200']);
});

it('LST-12 ENT-22 shows the prices of the whole listing, also without results', () => {
  show();
  expect(screen.getByText('Here prices go from £19.90 to £149.00.')).toBeTruthy();
  expect(field('From').placeholder).toBe('19.90');
});
