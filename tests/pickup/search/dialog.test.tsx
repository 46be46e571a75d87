// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FoundPoints, Place } from '#src/pickup/contract.ts';
import { PointChoice } from '#src/pickup/search/PointChoice.tsx';
import { pickupPointsFx } from '#src/pickup/search/search-model.ts';
import { locateFx } from '#src/ports/geolocation.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { stubMedia } from '#tests/stub-media.ts';

function point(id: string, fields: Partial<Place> = {}): Place {
  const place = { name: `Shop ${id}`, line1: '1 Mill Lane', postcode: '9000', city: 'Gent' };
  return { id, ...place, country: 'BE', openingHours: [], ...fields };
}

const OPEN = [{ days: [1], from: '09:00', to: '18:00' }];
const FOUND: FoundPoints = {
  points: [
    point('near', {
      latitude: 51.0536,
      longitude: 3.73,
      openings: OPEN,
      openingHours: ['Mon 9–18'],
    }),
    point('nowhere'),
  ],
  centre: { name: 'Gent', latitude: '51.0536', longitude: '3.72' },
};

async function choice(...handlers: Parameters<typeof shopScope>) {
  const shop = shopScope(
    [pickupPointsFx, () => FOUND],
    [readClockFx, () => Date.UTC(2026, 2, 2, 9, 30)],
    ...handlers,
  );
  renderInShop(shop.scope, <PointChoice pickupType="CNC" near="9" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Choose a shop' }));
  const [dialog] = await screen.findAllByRole('dialog', { name: 'Choose a shop' });
  if (!dialog) throw new Error('There is no dialog');
  const inside = within(dialog);
  return {
    ...shop,
    user,
    inside,
    field: inside.getByRole('textbox', { name: 'Town or postcode' }),
    async look(term: string) {
      await user.clear(inside.getByRole('textbox', { name: 'Town or postcode' }));
      await user.type(inside.getByRole('textbox', { name: 'Town or postcode' }), `${term}{Enter}`);
    },
  };
}

it.each(['L', '🎉🎉', '   '])(
  'PUP-07 rejects “%s” at the field, which keeps the focus',
  async (term) => {
    const { inside, look, field, calls } = await choice();
    await look(term);
    expect(inside.getByText(/at least two letters/)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(calls.some(({ name }) => name === 'http/pickup.points')).toBe(false);
  },
);

it('PUP-07 treats a script as an unknown place', async () => {
  const { inside, look } = await choice([pickupPointsFx, () => ({ points: [] })]);
  await look('<script>alert(1)</script>');
  expect(inside.getByRole('status').textContent).toBe(
    'Nothing found for “<script>alert(1)</script>”',
  );
  expect(document.querySelector('dialog script')).toBeNull();
});

it('PUP-04 ENT-25 marks the shopper on the map once located, even during a search for another place', async () => {
  const [observe, disconnect] = [() => undefined, () => undefined];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe;
      disconnect = disconnect;
    },
  );
  stubMedia((query) => query === '(width >= 46.3125em)');
  const { inside, user, look } = await choice([
    locateFx,
    () => ({ latitude: '51.507', longitude: '-0.128' }),
  ]);
  const you = { name: 'You are here' };
  await look('Gent');
  await inside.findByRole('group', { name: /^Map of the places/ });
  expect(inside.queryByRole('img', you)).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Search near me' }));
  expect(await inside.findByRole('img', you)).toBeDefined();
  await look('Leeds');
  expect(inside.getByRole('img', you)).toBeDefined();
});

it('PUP-03 clears a field by a button, and accepts new text', async () => {
  const { inside, user, field } = await choice();
  await user.type(field, 'Gent');
  await user.click(inside.getByRole('button', { name: 'Clear the field' }));
  expect((field as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(field);
});

it('PUP-05 closes, and reopens in the same state', async () => {
  const { inside, user, look } = await choice();
  await look('Gent');
  await user.click(inside.getByRole('button', { name: 'Close' }));
  await act(async () => undefined);
  await user.click(screen.getByRole('button', { name: 'Choose a shop' }));
  expect(inside.getAllByRole('article')).toHaveLength(2);
});
