// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import catalogue from '#locales/en/catalogue.json';
import { waitFx } from '#src/ports/clock.ts';
import { navigateFx } from '#src/ports/navigation.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { $isSearchOpen } from '#src/search/drawer-model.ts';
import { offerTopSearches, suggestionsFx } from '#src/search/model.ts';
import { SearchForm } from '#src/search/SearchForm.tsx';
import { featuresLoaded } from '#tests/features-loaded.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

async function search() {
  const visited: string[] = [];
  const answers: ((terms: string[]) => void)[] = [];
  const pauses: (() => void)[] = [];
  const scope = fork({
    values: [[$isSearchOpen, true], ...featuresLoaded],
    handlers: [
      [waitFx, () => new Promise<void>((resolve) => pauses.push(resolve))],
      [
        suggestionsFx,
        () =>
          new Promise((resolve) => {
            answers.push((terms) => resolve({ terms, categories: [] }));
          }),
      ],
      [navigateFx, async ({ to }: { to: string }) => void visited.push(to)],
      [writeStorageFx, async () => undefined],
    ],
  });
  await allSettled(offerTopSearches, { scope, params: [{ label: 'Tees', url: '/tees' }] });
  renderInShop(scope, <SearchForm />);
  const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  /** Ends the typing pause and answers with these suggestions. */
  async function suggest(...terms: string[]) {
    await act(async () => pauses.splice(0).forEach((resume) => resume()));
    await act(async () => answers.shift()?.(terms));
  }
  return { user: userEvent.setup(), visited, labels, suggest, field: screen.getByRole('combobox') };
}

it('SRC-04 top searches are for an empty field', async () => {
  const { user, labels, field } = await search();
  expect(labels()).toEqual(['Tees']);
  await user.type(field, 's');
  expect(labels()).toEqual([]);
});

it('SRC-03 searches for the typed text if the list no longer has the active offer', async () => {
  const { user, visited, labels, suggest, field } = await search();
  await user.type(field, 'sh');
  await suggest('shirts', 'shoes');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'shirts' }).getAttribute('aria-selected')).toBe('true');
  await user.type(field, 'o');
  await user.keyboard('{ArrowDown}');
  await suggest('shoes', 'shorts');
  expect(labels()).toEqual(['shoes', 'shorts']);
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Enter}');
  expect(visited).toEqual(['/search?searchTerm=sho']);
});

it('SRC-03 explains why a card number is not searched for', async () => {
  const { user, visited, field } = await search();
  await user.type(field, '4111 1111 1111 1111{Enter}');
  expect(screen.getByText(catalogue.search.cardNumber)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(visited).toEqual([]);
  await user.clear(field);
  expect(screen.queryByText(catalogue.search.cardNumber)).toBeNull();
});
